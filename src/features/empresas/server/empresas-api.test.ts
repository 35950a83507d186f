import { expect, test } from 'vitest'
import {
  codeOf,
  LA_CEIBA,
  logInToClimas,
  messageOf,
} from '#features/climas/server/testing/climas-de-prueba.ts'
import { createPng, toDataUrl } from '#server/archivos/testing/png-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const CAMPOS = `id nombre_comercial nombre_fiscal telefono correo NIT direccion
  contacto_directo { nombre apellidos correo telefono celular direccion sexo }`

const open = async (engine: Engine) => {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  return {
    ...app,
    ...staff,
    listEmpresas: async () => (await staff.call(`{ empresas { ${CAMPOS} } }`)).data.empresas,
    updateEmpresa: (idEmpresa: string, empresa: object) =>
      staff.call(
        'mutation($id: ID!, $empresa: EmpresaInput!) { updateEmpresa(idEmpresa: $id, empresa: $empresa) { id mensaje } }',
        { id: idEmpresa, empresa },
      ),
    deleteEmpresa: (idEmpresa: string) =>
      staff.call('mutation($id: ID!) { deleteEmpresa(idEmpresa: $id) { id mensaje } }', { id: idEmpresa }),
  }
}

describeEngines('companies', (engine) => {
  test('a company comes back as it was written, with all its fields', async () => {
    const { insertEmpresa, listEmpresas } = await open(engine)
    const contacto_directo = {
      nombre: 'Ana',
      apellidos: 'Pérez Morales',
      correo: 'ana@laceiba.example',
      telefono: '2233-4456',
      celular: '5555-0101',
      direccion: 'Zona 10',
      sexo: 'Femenino',
    }
    const { id, mensaje } = (await insertEmpresa({ contacto_directo })).data.insertEmpresa
    expect(mensaje).toBe('Empresa guardada')
    expect(await listEmpresas()).toEqual([{ ...LA_CEIBA, id, contacto_directo }])
  })

  test('the list comes in pages, by name, and knows words that begin one of the names', async () => {
    const { insertEmpresa, call } = await open(engine)
    for (const [nombre_comercial, nombre_fiscal] of [
      ['Ñandú', 'Aves del Sur, S. A.'],
      ['Ébano', 'Maderas, S. A.'],
      ['zapatos 10', 'Calzado, S. A.'],
      ['Zapatos 9', 'Aves y Calzado, S. A.'],
    ])
      await insertEmpresa({ nombre_comercial, nombre_fiscal })
    const PAGINA = `query($filtro: String, $limit: Int!, $cursor: Int!) { appInfo {
      getEmpresas(filtro: $filtro, limit: $limit, cursor: $cursor) { total empresas { nombre_comercial } } } }`
    const ask = (limit: number, cursor: number, filtro?: string) => call(PAGINA, { limit, cursor, filtro })
    const list = async (...pedido: Parameters<typeof ask>) => {
      const { total, empresas } = (await ask(...pedido)).data.appInfo.getEmpresas
      return [total, ...empresas.map((una: any) => una.nombre_comercial)]
    }
    expect(await list(3, 0)).toEqual([4, 'Ébano', 'Ñandú', 'Zapatos 9'])
    expect(await list(3, 3)).toEqual([4, 'zapatos 10'])
    expect(await list(3, 6)).toEqual([4])
    expect(await list(10, 0, ' aves ')).toEqual([2, 'Ñandú', 'Zapatos 9'])
    expect(await list(10, 0, 'CALZADO zap')).toEqual([2, 'Zapatos 9', 'zapatos 10'])
    expect(await list(10, 0, 'patos')).toEqual([0])
    for (const [limit, cursor] of [
      [0, 0],
      [101, 0],
      [1, -1],
    ] as const)
      expect(codeOf(await ask(limit, cursor))).toBe('BAD_USER_INPUT')
  })

  test("a logo is kept with its company, is anybody's to see, and goes with either", async () => {
    const { app, insertEmpresa, updateEmpresa, deleteEmpresa, call, ctx } = await open(engine)
    const findLogo = async () => (await call('{ empresas { logo revision } }')).data.empresas[0]
    const { id } = (await insertEmpresa({ logo: toDataUrl(createPng()) })).data.insertEmpresa
    const primero = await findLogo()
    const served = await app.inject({ url: primero.logo })
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png'])
    expect(served.headers['content-security-policy']).toContain("default-src 'none'")
    expect(served.rawPayload.equals(createPng())).toBe(true)

    await updateEmpresa(id, LA_CEIBA)
    expect(await findLogo()).toEqual(primero)
    await updateEmpresa(id, { ...LA_CEIBA, logo: toDataUrl(createPng({ ancho: 9 })) })
    const segundo = await findLogo()
    expect(segundo.logo).not.toBe(primero.logo)
    expect(segundo.revision).not.toBe(primero.revision)
    expect((await app.inject({ url: primero.logo })).statusCode).toBe(404)
    expect(codeOf(await updateEmpresa(id, { ...LA_CEIBA, logo: 'data:image/png;base64,AAAA' }))).toBe(
      'BAD_USER_INPUT',
    )
    expect(await findLogo()).toEqual(segundo)
    await updateEmpresa(id, { ...LA_CEIBA, logo: null })
    expect((await findLogo()).logo).toBeNull()

    await updateEmpresa(id, { ...LA_CEIBA, logo: toDataUrl(createPng()) })
    await deleteEmpresa(id)
    expect(await ctx.db.selectFrom('logos_de_empresas').selectAll().execute()).toEqual([])
  })

  test('companies are listed by commercial name, as a person would', async () => {
    const { insertEmpresa, listEmpresas } = await open(engine)
    for (const nombre_comercial of ['Textiles', 'ámbar', 'Álamo', 'zeta'])
      await insertEmpresa({ nombre_comercial })
    const nombres = (await listEmpresas()).map((empresa: any) => empresa.nombre_comercial)
    expect(nombres).toEqual(['Álamo', 'ámbar', 'Textiles', 'zeta'])
  })

  test('a company is edited; one that does not exist is not found', async () => {
    const { insertEmpresa, listEmpresas, updateEmpresa } = await open(engine)
    const { id } = (await insertEmpresa()).data.insertEmpresa
    const answer = await updateEmpresa(id, { ...LA_CEIBA, direccion: 'Zona 1' })
    expect(answer.data.updateEmpresa).toEqual({ id, mensaje: 'Empresa actualizada' })
    expect((await listEmpresas())[0].direccion).toBe('Zona 1')
    expect(codeOf(await updateEmpresa('nadie', LA_CEIBA))).toBe('NOT_FOUND')
  })

  test('a company is deleted only without climates', async () => {
    const { setUp, deleteClima, listEmpresas, deleteEmpresa } = await open(engine)
    const { idEmpresa, idClima } = await setUp()
    expect(codeOf(await deleteEmpresa(idEmpresa))).toBe('CONFLICT')
    expect(await listEmpresas()).toHaveLength(1)
    await deleteClima(idClima)
    expect((await deleteEmpresa(idEmpresa)).data.deleteEmpresa.id).toBe(idEmpresa)
    expect(await listEmpresas()).toEqual([])
    expect(codeOf(await deleteEmpresa(idEmpresa))).toBe('NOT_FOUND')
  })
})

describeAnyEngine('companies', (engine) => {
  test('a name alone makes a company', async () => {
    const { insertEmpresa, listEmpresas } = await open(engine)
    const sola = { nombre_fiscal: '', telefono: '', correo: '', NIT: '', direccion: '' }
    const contacto_directo = { nombre: '', apellidos: '', correo: '' }
    const answer = await insertEmpresa({ nombre_comercial: 'Solo un nombre', ...sola, contacto_directo })
    expect(codeOf(answer)).toBeUndefined()
    expect(await listEmpresas()).toMatchObject([{ nombre_comercial: 'Solo un nombre', ...sola }])
  })

  test('what is wrong is refused in words, and nothing is stored', async () => {
    const { insertEmpresa, listEmpresas, updateEmpresa } = await open(engine)
    const answer = await insertEmpresa({ correo: 'rh@', nombre_comercial: ' ' })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(messageOf(answer)).toBe(
      'Escribe el nombre comercial. Revisa el correo: no es una dirección válida.',
    )
    expect(await listEmpresas()).toEqual([])
    const { id } = (await insertEmpresa()).data.insertEmpresa
    expect(codeOf(await updateEmpresa(id, { ...LA_CEIBA, telefono: 'pendiente' }))).toBe('BAD_USER_INPUT')
    expect((await listEmpresas())[0].telefono).toBe(LA_CEIBA.telefono)
  })

  test('nobody without a session sees or changes anything', async () => {
    const { graphql } = await createTestApp(engine)
    const calls = [
      graphql('{ empresas { id } }'),
      graphql('mutation($empresa: EmpresaInput!) { insertEmpresa(empresa: $empresa) { id } }', {
        empresa: LA_CEIBA,
      }),
      graphql(
        'mutation($empresa: EmpresaInput!) { updateEmpresa(idEmpresa: "x", empresa: $empresa) { id } }',
        {
          empresa: LA_CEIBA,
        },
      ),
      graphql('mutation { deleteEmpresa(idEmpresa: "x") { id } }'),
    ]
    for (const answer of await Promise.all(calls)) expect(codeOf(answer)).toBe('UNAUTHENTICATED')
  })
})
