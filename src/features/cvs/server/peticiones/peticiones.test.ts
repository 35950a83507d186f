import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { eraseMensajes } from '#features/cvs/server/contacto/mensajes.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { dumpDatabase } from '#tests/support/dump-database.ts'
import { openBandeja } from '../testing/bandeja-de-prueba.ts'
import { codeOf } from '../testing/cvs-de-prueba.ts'
import { erasePeticiones, plantillasPeticiones } from './peticiones.ts'

const ANA = 'ana.derechos@correo.example'

async function open(engine: Engine) {
  const bandeja = await openBandeja(engine)
  const { ctx, graphql } = bandeja
  /** A session ends while weeks go by. */
  const call = async (query: string, variables: object = {}) =>
    graphql(query, variables, await bandeja.logIn())
  return {
    ...bandeja,
    request: (correo: string, rest: object = {}) =>
      graphql(
        'mutation($correo: String!, $pedido: Pedido!, $nota: String) { requestDatos(correo: $correo, pedido: $pedido, nota: $nota) }',
        { correo, pedido: 'copia', ...rest },
      ),
    /** The token of the newest mail, as it would go out now; null where it would not. */
    readToken: async () => {
      const row = await ctx.db
        .selectFrom('correos')
        .select('datos')
        .where('plantilla', '=', 'peticion-de-datos')
        .orderBy('creado', 'desc')
        .executeTakeFirstOrThrow()
      const mail = await plantillasPeticiones['peticion-de-datos']!(ctx, JSON.parse(row.datos) as never)
      return /mis-datos#([0-9a-f]+)/.exec(mail?.texto ?? '')?.[1] ?? null
    },
    confirm: (token: string) =>
      graphql('mutation($token: String!) { confirmPeticion(token: $token) { plazo } }', { token }),
    list: async () =>
      (await call('{ appInfo { getPeticiones { id correo pedido nota plazo resuelta } } }')).data.appInfo
        .getPeticiones,
    resolve: (idPeticion: string, resuelta = true) =>
      call(
        'mutation($idPeticion: ID!, $resuelta: Boolean!) { changePeticionResuelta(idPeticion: $idPeticion, resuelta: $resuelta) { mensaje } }',
        { idPeticion, resuelta },
      ),
    getPendientes: async () =>
      (await call('{ appInfo { getPendientes { peticiones { cuantas plazo } } } }')).data.appInfo
        .getPendientes.peticiones,
  }
}

describeEngines('requests of people about their data', (engine) => {
  test('one waits for staff once its address has confirmed it, with two weeks to answer', async () => {
    const { ctx, request, readToken, confirm, list, resolve, getPendientes } = await open(engine)
    await request(` ${ANA} `, { pedido: 'borrado', nota: ' Ya no busco trabajo. ' })
    expect(await list()).toEqual([])
    expect(await getPendientes()).toBeNull()
    const token = (await readToken())!
    expect(JSON.stringify(await dumpDatabase(ctx))).not.toContain(token)

    const plazo = ctx.now() + 14 * DIA_MS
    expect((await confirm(token)).data.confirmPeticion).toEqual({ plazo })
    expect(codeOf(await confirm(token))).toBe('NOT_FOUND')
    expect(await readToken()).toBeNull()
    const [peticion] = await list()
    expect(peticion).toMatchObject({
      correo: ANA,
      pedido: 'borrado',
      nota: 'Ya no busco trabajo.',
      plazo,
      resuelta: null,
    })
    expect(await getPendientes()).toEqual({ cuantas: 1, plazo })

    await resolve(peticion.id)
    expect(await getPendientes()).toBeNull()
    expect((await list())[0].resuelta).toBe(ctx.now())
    await resolve(peticion.id, false)
    expect(await getPendientes()).toEqual({ cuantas: 1, plazo })
    const tipos = await ctx.db.selectFrom('bitacora').select('tipo').orderBy('id').execute()
    expect(tipos.map(({ tipo }) => tipo).filter((tipo) => tipo.startsWith('peticion'))).toEqual([
      'peticionRecibida',
      'peticionResuelta',
      'peticionReabierta',
    ])
  })

  test('what nobody confirms goes after two days, and what was answered with the messages', async () => {
    const { ctx, request, readToken, confirm, list, resolve } = await open(engine)
    const erase = async () => (await erasePeticiones(ctx)) + (await eraseMensajes(ctx))
    await request(ANA)
    const tarde = (await readToken())!
    ctx.advance(2 * DIA_MS)
    expect(codeOf(await confirm(tarde))).toBe('NOT_FOUND')
    expect(await erase()).toBe(1)
    await request(ANA)
    await confirm((await readToken())!)
    await resolve((await list())[0].id)
    ctx.advance((ctx.config.diasCorreos - 1) * DIA_MS)
    expect(await erase()).toBe(0)
    ctx.advance(DIA_MS)
    expect(await erase()).toBe(1)
    expect(await list()).toEqual([])
  })
})

describeAnyEngine('requests of people about their data', (engine) => {
  test('the answer is the same for every address, and an address gets three mails a day at most', async () => {
    const { ctx, request, send } = await open(engine)
    await send({ correo: ANA })
    const answers = [await request(ANA), await request('nadie@correo.example')]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await request(ANA)
    await request(ANA.toUpperCase())
    expect(codeOf(await request(ANA))).toBe('RATE_LIMITED')
    ctx.advance(DIA_MS)
    expect((await request(ANA)).errors).toBeUndefined()
  })

  test('what is wrong is told, and nothing typed goes out by mail', async () => {
    const { ctx, request, readToken } = await open(engine)
    expect(codeOf(await request('no es'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await request(ANA, { nota: 'x'.repeat(501) }))).toBe('BAD_USER_INPUT')
    expect(await ctx.db.selectFrom('peticiones_de_datos').select('id').execute()).toEqual([])
    await request(ANA, { nota: 'Compra ya en http://estafa.example' })
    const token = await readToken()
    expect(token).toMatch(/^[0-9a-f]{40}$/)
    const { datos } = await ctx.db.selectFrom('correos').select('datos').executeTakeFirstOrThrow()
    const mail = await plantillasPeticiones['peticion-de-datos']!(ctx, JSON.parse(datos) as never)
    expect(JSON.stringify(mail)).not.toContain('estafa')
  })
})
