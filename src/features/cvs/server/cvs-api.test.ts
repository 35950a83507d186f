import { expect, test } from 'vitest'
import { buildDocx } from '#server/archivos/testing/archivos-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { ANA, CAMPOS, codeOf, logInToCvs, toDataUrl } from './testing/cvs-de-prueba.ts'

const open = async (engine: Engine, config = {}) => {
  const app = await createTestApp(engine, { config })
  return { ...app, ...(await logInToCvs(app)) }
}

describeEngines('CV database', (engine) => {
  test('a CV is stored as it was typed and comes back whole', async () => {
    const { insertCV, getCVs } = await open(engine, { basePath: '/sitio' })
    const { id, mensaje } = (await insertCV()).data.insertCV
    expect(mensaje).toBe('CV guardado')
    const { cv: _file, ...typed } = ANA
    expect((await getCVs()).data.appInfo.getCVs).toEqual([
      {
        ...typed,
        id,
        cv: `/sitio/api/cv/${id}/archivo`,
        nombreArchivo: 'CV Ana Lucía Pérez Morales.pdf',
        tipoArchivo: 'pdf',
        lecturaArchivo: 'pendiente',
        fragmento: null,
      },
    ])
  })

  test('a CV is edited: form, tags and, where there is a newer one, its file', async () => {
    const { insertCV, updateCV, getCVs, call } = await open(engine)
    const { id } = (await insertCV()).data.insertCV
    expect(
      (await updateCV(id, { celular: '4000 0000', etiquetasPuestos: ['Compras'] })).data.updateCV,
    ).toEqual({
      id,
      mensaje: 'CV actualizado',
    })
    const [edited] = (await getCVs('4000')).data.appInfo.getCVs
    expect(edited).toMatchObject({
      id,
      celular: '4000 0000',
      etiquetasPuestos: ['Compras'],
      tipoArchivo: 'pdf',
    })
    expect((await getCVs('5512')).data.appInfo.getCVs).toEqual([])
    expect((await getCVs('nomina')).data.appInfo.getCVs).toEqual([])

    await updateCV(id, { estado: 'Contratado', cv: toDataUrl(buildDocx('Nuevo')) })
    const { getCV } = (await call(`query($id: ID!) { appInfo { getCV(idCV: $id) { ${CAMPOS} } } }`, { id }))
      .data.appInfo
    expect(getCV).toMatchObject({ estado: 'Contratado', tipoArchivo: 'docx', lecturaArchivo: 'pendiente' })
  })

  test('the same e-mail or mobile number, however written, is noticed', async () => {
    const { insertCV, call, deleteCV } = await open(engine)
    const { id } = (await insertCV()).data.insertCV
    const find = async (variables: object) =>
      (
        await call(
          `query($correo: String, $celular: String, $id: ID) {
            appInfo { getCVsParecidos(correo: $correo, celular: $celular, exceptoIdCV: $id) { id } } }`,
          variables,
        )
      ).data.appInfo.getCVsParecidos
    expect(await find({ correo: ' ANA.PEREZ@correo.example' })).toEqual([{ id }])
    expect(await find({ celular: '+502 5512-0341' })).toEqual([{ id }])
    expect(await find({ celular: '22334455' })).toEqual([{ id }])
    expect(await find({ correo: 'otra@correo.example', celular: '5512 0342' })).toEqual([])
    expect(await find({ correo: '', celular: '' })).toEqual([])
    expect(await find({})).toEqual([])
    expect(await find({ correo: ANA.correo, id })).toEqual([])
    await deleteCV(id)
    expect(await find({ correo: ANA.correo })).toEqual([])
  })
})

describeAnyEngine('CV database', (engine) => {
  test('second name and telephone may be missing', async () => {
    const { insertCV, getCVs } = await open(engine)
    await insertCV({ segundoNombre: null, telefono: ' ' })
    const [cv] = (await getCVs()).data.appInfo.getCVs
    expect([cv.segundoNombre, cv.telefono]).toEqual([null, null])
  })

  test('what is wrong is refused in words, and nothing is stored', async () => {
    const { insertCV, getCVs, listEtiquetas } = await open(engine)
    for (const [campo, valor, mensaje] of [
      ['primerNombre', '', 'Escribe el primer nombre.'],
      ['primerApellido', ' ', 'Escribe el primer apellido.'],
      ['segundoApellido', '', 'Escribe el segundo apellido, o pon «No tiene».'],
      ['celular', '', 'Escribe el celular.'],
      ['correo', 'ana@', 'El correo no es válido.'],
      ['estado', '', 'Escoge el estado.'],
      ['primerNombre', 'a'.repeat(81), 'El primer nombre pasa de 80 letras.'],
      ['etiquetasPuestos', ['b'.repeat(61)], `La etiqueta «${'b'.repeat(30)}…» pasa de 60 letras.`],
    ] as const) {
      const answer = await insertCV({ [campo]: valor })
      expect([codeOf(answer), answer.errors[0].message]).toEqual(['BAD_USER_INPUT', mensaje])
    }
    expect((await getCVs()).data.appInfo.getCVs).toEqual([])
    expect(await listEtiquetas()).toEqual([])
  })

  test('an edit that is refused changes nothing', async () => {
    const { insertCV, updateCV, getCVs } = await open(engine)
    const { id } = (await insertCV()).data.insertCV
    expect(codeOf(await updateCV(id, { correo: 'x' }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await updateCV(id, { primerNombre: 'Otra', cv: 'data:;base64,AAAA' }))).toBe(
      'BAD_USER_INPUT',
    )
    expect((await getCVs()).data.appInfo.getCVs[0]).toMatchObject({ primerNombre: 'Ana', correo: ANA.correo })
  })

  test('what does not exist is not found', async () => {
    const { updateCV, deleteCV, restoreCV, call } = await open(engine)
    expect(codeOf(await updateCV('nadie'))).toBe('NOT_FOUND')
    expect(codeOf(await deleteCV('nadie'))).toBe('NOT_FOUND')
    expect(codeOf(await restoreCV('nadie'))).toBe('NOT_FOUND')
    expect(codeOf(await call('{ appInfo { getCV(idCV: "nadie") { id } } }'))).toBe('NOT_FOUND')
  })

  test('every call is for staff alone', async () => {
    const { graphql, insertCV } = await open(engine)
    const { id } = (await insertCV()).data.insertCV
    for (const query of [
      '{ appInfo { etiquetasPuestos { id } } }',
      '{ appInfo { getCVs(limit: 1, cursor: 0) { id } } }',
      `{ appInfo { getCV(idCV: "${id}") { id } } }`,
      '{ appInfo { getCVsParecidos(correo: "ana.perez@correo.example") { id } } }',
      'mutation { insertEtiquetaPuesto(etiqueta: "x") { id } }',
      `mutation { insertCV(primerNombre: "a", primerApellido: "a", segundoApellido: "a", celular: "1",
        correo: "a@b.example", cv: "x", estado: "x", etiquetasPuestos: []) { id } }`,
      `mutation { updateCV(idCV: "${id}", primerNombre: "a", primerApellido: "a", segundoApellido: "a",
        celular: "1", correo: "a@b.example", estado: "x", etiquetasPuestos: []) { id } }`,
      `mutation { deleteCV(idCV: "${id}") { id } }`,
      `mutation { restoreCV(idCV: "${id}") { id } }`,
    ]) {
      expect(codeOf(await graphql(query)), query).toBe('UNAUTHENTICATED')
    }
  })

  test('a page is of 1 to 100 and begins at 0 or later', async () => {
    const { getCVs } = await open(engine)
    for (const [limit, cursor] of [
      [0, 0],
      [-1, 0],
      [101, 0],
      [25, -1],
    ]) {
      expect(codeOf(await getCVs(null, limit, cursor))).toBe('BAD_USER_INPUT')
    }
    expect((await getCVs(null, 100, 2_000_000_000)).data.appInfo.getCVs).toEqual([])
    expect(codeOf(await getCVs('a'.repeat(201)))).toBe('BAD_USER_INPUT')
  })
})

const openEtiquetas = async (engine: Engine) => logInToCvs(await createTestApp(engine))

describeEngines('position tags', (engine) => {
  test('the same tag in other case or accents is the same tag', async () => {
    const { insertEtiquetaPuesto, listEtiquetas } = await openEtiquetas(engine)
    const { id } = (await insertEtiquetaPuesto(' Analista  de Nómina ')).data.insertEtiquetaPuesto
    for (const otra of ['analista de nomina', 'ANALISTA DE NÓMINA', 'Analísta de Nomína']) {
      expect((await insertEtiquetaPuesto(otra)).data.insertEtiquetaPuesto.id).toBe(id)
    }
    expect(await listEtiquetas()).toEqual([{ id, puesto: 'Analista de Nómina' }])
  })

  test('tags that a CV brings are made, and a known one keeps its spelling', async () => {
    const { insertCV, insertEtiquetaPuesto, listEtiquetas, getCVs } = await openEtiquetas(engine)
    await insertEtiquetaPuesto('Contabilidad')
    await insertCV({ etiquetasPuestos: ['CONTABILIDAD', 'Ventas', 'ventas'] })
    expect((await listEtiquetas()).map((etiqueta: { puesto: string }) => etiqueta.puesto)).toEqual([
      'Contabilidad',
      'Ventas',
    ])
    expect((await getCVs()).data.appInfo.getCVs[0].etiquetasPuestos).toEqual(['Contabilidad', 'Ventas'])
  })

  test('the same new tag sent at once by many is made once', async () => {
    const { insertEtiquetaPuesto, listEtiquetas } = await openEtiquetas(engine)
    const answers = await Promise.all(
      ['Álbum', 'album', 'ALBUM', 'álbúm'].map((texto) => insertEtiquetaPuesto(texto)),
    )
    expect(new Set(answers.map(({ data }) => data.insertEtiquetaPuesto.id)).size).toBe(1)
    expect(await listEtiquetas()).toHaveLength(1)
  })
})

describeAnyEngine('position tags', (engine) => {
  test('without letters, or too long, is no tag', async () => {
    const { insertEtiquetaPuesto, listEtiquetas } = await openEtiquetas(engine)
    for (const etiqueta of ['', '   ', '***', 'x'.repeat(61)]) {
      expect([etiqueta, codeOf(await insertEtiquetaPuesto(etiqueta))]).toEqual([etiqueta, 'BAD_USER_INPUT'])
    }
    expect(await listEtiquetas()).toEqual([])
  })
})
