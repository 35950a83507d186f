import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { answerAs } from '#features/climas/server/testing/climas-de-prueba.ts'
import { openEncuestados } from '#features/invitados/server/encuestados/testing/encuestados-de-prueba.ts'
import { openConMinimo } from '#features/publicacion/server/testing/publicacion-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { getInicio } from './get-inicio.ts'

const GET = `{ appInfo { getInicio { empresas climas porInvitar hayCorreo meta envioMasAntiguo pendientes { porRevisar mensajesNuevos }
  encuestas { idClima empresa periodo diasQueQuedan planeados contestaron faltan esperado grupos { codigo nombre planeados contestaron esperados atrasado } }
  correosFallidos { idClima cuantos porCorregir { correo } } porCerrar { idClima periodo contestaron planeados terminada }
  porActivar { idClima empresa periodo } sinLlave { idClima contestaron } porEntregar { idClima empresa periodo }
  compromisos { idClima vencidos porVencer que fecha } } } }`

const open = async (engine: Engine) => {
  const app = await openEncuestados(engine)
  const get = async () => {
    const answer = await app.graphql(GET, {}, await app.logIn())
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    return answer.data.appInfo.getInicio
  }
  return { ...app, get }
}

describeEngines('what waits for staff', (engine) => {
  test('an open survey stands against its plan, and the group that lags is named', async () => {
    const { ctx, get, insertClima, idEmpresa, changeActiva } = await open(engine)
    const fechas = { fechaInicio: ctx.now() - 14 * DIA_MS, fechaLimite: ctx.now() + 6 * DIA_MS + 1 }
    const { data } = await insertClima({ ...climaCorto, idEmpresa, ...fechas })
    const idClima = data.insertClimaOrganizacional.id
    await changeActiva(idClima, true)
    for (let i = 0; i < 6; i++) await answerAs(ctx, idClima, { grupo: 1 })
    const { encuestas, meta } = await get()
    expect(meta).toBe(80)
    expect(encuestas.find((encuesta: any) => encuesta.idClima === idClima)).toMatchObject({
      diasQueQuedan: 6,
      planeados: 40,
      contestaron: 6,
      faltan: 26,
      grupos: [
        { codigo: 'G1', planeados: 10, contestaron: 6, esperados: 6, atrasado: false },
        { codigo: 'G2', planeados: 30, contestaron: 0, esperados: 17, atrasado: true },
      ],
    })
    await changeActiva(idClima, false)
    const despues = await get()
    expect(despues.encuestas.map(({ idClima: id }: any) => id)).not.toContain(idClima)
    expect(despues.porCerrar).toContainEqual({
      idClima,
      periodo: expect.any(String),
      contestaron: 6,
      planeados: 40,
      terminada: null,
    })
  })

  test('an open round whose key is lost waits for whoever has it, until it is closed or the key is back', async () => {
    const { ctx, get, idClima, changeActiva } = await open(engine)
    await changeActiva(idClima, true)
    await answerAs(ctx, idClima)
    expect((await get()).sinLlave).toEqual([])
    const file = join(ctx.config.llavesDir, `${idClima}.llave`)
    renameSync(file, `${file}.lejos`)
    expect((await get()).sinLlave).toEqual([{ idClima, contestaron: 1 }])
    renameSync(`${file}.lejos`, file)
    expect((await get()).sinLlave).toEqual([])
  })

  test('the newest climate waits for its first invitation until somebody is invited to any', async () => {
    const { ctx, get, invite, idClima } = await open(engine)
    expect((await get()).porInvitar).toBe(idClima)
    await ctx.db.updateTable('climas').set({ fecha_limite: null }).execute()
    await invite(['ana@x.gt'])
    expect((await get()).porInvitar).toBeNull()
  })

  test('a closed round waits to be delivered where the company has a client, until something of it is published', async () => {
    const { graphql, logIn, logInAs, getClima, idClima, answerMany, changeActiva, call, cerrar } =
      await openConMinimo(engine)
    const list = async () => {
      const { data } = await graphql(GET, {}, await logIn())
      return data.appInfo.getInicio.porEntregar
    }
    const run = (mutation: string) =>
      call(`mutation($id: ID!) { ${mutation}(idClima: $id) { mensaje } }`, { id: idClima })
    await answerMany(1, 6)
    await answerMany(2, 6)
    await changeActiva(idClima, false)
    await run('publicarResultados')
    const { idEmpresa, periodo } = await getClima(idClima)
    await logInAs('cliente', [idEmpresa])
    expect(await list()).toEqual([])
    await cerrar(idClima)
    expect(await list()).toEqual([{ idClima, periodo, empresa: expect.any(String) }])
    await run('publicarAlCliente')
    expect(await list()).toEqual([])
    await run('retirarDelCliente')
    expect(await list()).toHaveLength(1)
  })

  test('refused mails count by climate until one goes through', async () => {
    const { ctx, get, invite, list, idClima, changeActiva, call } = await open(engine)
    await ctx.db.updateTable('climas').set({ fecha_limite: null }).execute()
    await changeActiva(idClima, true)
    await invite(['ana@x.gt', 'eva@x.gt'])
    expect((await get()).correosFallidos).toEqual([])
    const [ana] = await list()
    const referencia = `encuestado:${ana!.id}`
    await ctx.db
      .updateTable('correos')
      .set({ estado: 'rechazado' })
      .where('referencia', '=', referencia)
      .execute()
    expect((await get()).correosFallidos).toEqual([
      { idClima, cuantos: 1, porCorregir: { correo: ana!.correo } },
    ])
    // Of several none is named: they are mended in their list.
    await ctx.db.updateTable('correos').set({ estado: 'rechazado' }).execute()
    expect((await get()).correosFallidos).toEqual([{ idClima, cuantos: 2, porCorregir: null }])
    await ctx.db
      .updateTable('correos')
      .set({ estado: 'enviado' })
      .where('referencia', '!=', referencia)
      .execute()
    const query = 'query($idClima: ID!) { appInfo { getCorreosFallidos(idClima: $idClima) } }'
    expect((await call(query, { idClima })).data.appInfo.getCorreosFallidos).toBe(1)
    await ctx.db
      .updateTable('correos')
      .set({ estado: 'enviado' })
      .where('referencia', '=', referencia)
      .execute()
    expect((await get()).correosFallidos).toEqual([])
  })

  test('commitments that are late or fall due within a week stand with the first of them', async () => {
    const { ctx, get, call, idClima } = await open(engine)
    const insert = (que: string, dias: number, estado = 'porEmpezar') =>
      call(
        'mutation($id: ID!, $c: CompromisoInput!) { insertCompromiso(idClima: $id, compromiso: $c) { id } }',
        {
          id: idClima,
          c: {
            que,
            clase: 'variable',
            medida: 'Liderazgo',
            responsable: 'Rosa',
            cargo: '',
            correo: '',
            estado,
            fecha: new Date(ctx.now() + dias * DIA_MS).toISOString().slice(0, 10),
          },
        },
      )
    await insert('Lejano', 30)
    await insert('Hecho ya', -3, 'hecho')
    expect((await get()).compromisos).toEqual([])
    await insert('Cercano', 4)
    await insert('Vencido', 0)
    const fecha = new Date(ctx.now() - 3 * DIA_MS).toISOString().slice(0, 10)
    await ctx.db.updateTable('compromisos').set({ fecha }).where('que', '=', 'Vencido').execute()
    expect((await get()).compromisos).toMatchObject([{ idClima, vencidos: 1, porVencer: 1, que: 'Vencido' }])
  })
})

describeAnyEngine('what waits for staff', (engine) => {
  test('a round waits to be activated from its first invitation on, until it is active or its time is over', async () => {
    const { ctx, get, invite, idClima, changeActiva } = await open(engine)
    const update = (fecha_limite: number | null) =>
      ctx.db.updateTable('climas').set({ fecha_limite }).execute()
    await update(null)
    expect((await get()).porActivar).toEqual([])
    await invite(['ana@x.gt'])
    expect((await get()).porActivar).toMatchObject([{ idClima }])
    await update(ctx.now() + DIA_MS)
    expect((await get()).porActivar).toMatchObject([{ idClima }])
    await update(ctx.now() - DIA_MS)
    expect((await get()).porActivar).toEqual([])
    await update(null)
    await changeActiva(idClima, true)
    expect((await get()).porActivar).toEqual([])
    await answerAs(ctx, idClima, { grupo: 1 })
    await changeActiva(idClima, false)
    const { porActivar, porCerrar } = await get()
    expect([porActivar, porCerrar.map((una: any) => una.idClima)]).toEqual([[], [idClima]])
  })

  test('costs the same number of queries with any number of climates', async () => {
    const { ctx, insertClima, idEmpresa } = await open(engine)
    const counted = countQueries(ctx)
    const get = () => getInicio(counted.ctx as never)
    await get()
    const pocas = counted.take()
    expect(pocas).toBeGreaterThan(0)
    for (let anio = 2000; anio < 2012; anio++)
      await insertClima({ ...climaCorto, idEmpresa, fechaInicio: Date.UTC(anio, 5, 1), fechaLimite: null })
    await get()
    expect(counted.take()).toBe(pocas)
  })
})
