import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { readArchivoPendiente } from '../cv-jobs.ts'
import { MES, openActualizacion } from '../testing/actualizacion-de-prueba.ts'
import { codeOf } from '../testing/cvs-de-prueba.ts'
import { applyRetencion } from './apply-retencion.ts'

async function openCon(engine: Engine, nombres: string[], meses: number) {
  const firma = await openActualizacion(engine)
  const ids: string[] = []
  for (const [turno, primerNombre] of nombres.entries()) {
    const correo = `p${turno}@correo.example`
    ids.push((await firma.insertCV({ primerNombre, correo })).data.insertCV.id)
  }
  firma.ctx.advance(meses * MES)
  const listCvs = async () =>
    (await firma.ctx.db.selectFrom('cvs').select('primer_nombre').orderBy('numero').execute()).map(
      (row) => row.primer_nombre,
    )
  return { ...firma, ids, listCvs, apply: () => applyRetencion(firma.ctx) }
}

describeEngines('retention of CVs', (engine) => {
  test('on, what is over is listed for thirty days and goes then: rows, files, texts, words and versions', async () => {
    const { ctx, ids, apply, listCvs, getPorBorrar, updateAjustes, countPendientes, ...firma } =
      await openCon(engine, ['Anastasia', 'Berta', 'Eva'], 30)
    await readArchivoPendiente(ctx)
    await updateAjustes({ retencion: true })
    await apply()
    const dia = ctx.now() + 30 * DIA_MS
    expect((await getPorBorrar()).map((fila: any) => [fila.cv.primerNombre, fila.cv.seBorra])).toEqual([
      ['Anastasia', dia],
      ['Berta', dia],
      ['Eva', dia],
    ])
    expect((await countPendientes()).porBorrar).toEqual({ cuantos: 3, desde: dia })
    ctx.advance(29 * DIA_MS)
    await apply()
    expect(await listCvs()).toEqual(['Anastasia', 'Berta', 'Eva'])
    await firma.conservar(ids[2]!, ctx.now() + 100 * DIA_MS, 'Está en un proceso')
    ctx.advance(1.1 * DIA_MS)
    expect(await apply()).toBe(2)
    expect(await listCvs()).toEqual(['Eva'])
    expect(await ctx.db.selectFrom('archivos').select('id').execute()).toHaveLength(1)
    expect(await ctx.db.selectFrom('archivos_contenidos').select('id_archivo').execute()).toHaveLength(1)
    expect(
      (await firma.call('{ appInfo { getCVs(filtro: "anastasia", limit: 5, cursor: 0) { id } } }')).data
        .appInfo.getCVs,
    ).toEqual([])
    expect(await apply()).toBe(0)
  })

  test('who answers, and what longer months or turning it off spare, leaves the list and begins anew', async () => {
    const { ctx, ids, apply, getPorBorrar, updateAjustes, sendSolicitudes, readToken, answer, listCvs } =
      await openCon(engine, ['Ana', 'Eva'], 30)
    await updateAjustes({ retencion: true })
    await apply()
    await sendSolicitudes(ids[0]!)
    await answer({ token: (await readToken('p0@correo.example'))!, respuesta: 'igual' })
    expect((await getPorBorrar()).map((fila: any) => fila.cv.primerNombre)).toEqual(['Eva'])
    ctx.advance(20 * DIA_MS)
    await updateAjustes({ retencion: false })
    await apply()
    expect(await getPorBorrar()).toEqual([])
    await updateAjustes({ retencion: true })
    await apply()
    ctx.advance(20 * DIA_MS)
    await apply()
    expect(await listCvs()).toEqual(['Ana', 'Eva'])
    await updateAjustes({ mesesParaBorrarCv: 60 })
    await apply()
    expect(await getPorBorrar()).toEqual([])
  })

  test('how many it would concern is told before it is on, by the months that are asked for', async () => {
    const { ctx, ids, apply, call, send, conservar, updateAjustes, getRetencion } = await openCon(
      engine,
      ['Ana', 'Berta', 'Eva', 'Nueva'],
      0,
    )
    await send()
    ctx.advance(30 * MES)
    const nueva = { al_dia: ctx.now() - 18 * MES }
    await ctx.db.updateTable('cvs').set(nueva).where('id', '=', ids[3]!).execute()
    await conservar(ids[2]!, ctx.now() + 100 * DIA_MS, 'Está en un proceso')
    const ask = async (meses?: number) =>
      call('query($m: Int) { appInfo { getAlcanceDeRetencion(meses: $m) { meses cvs envios } } }', {
        m: meses,
      })
    const get = async (meses?: number) => (await ask(meses)).data.appInfo.getAlcanceDeRetencion
    expect(await get()).toEqual({ meses: 24, cvs: 2, envios: 1 })
    expect(await get(36)).toEqual({ meses: 36, cvs: 0, envios: 0 })
    expect(await get(12)).toEqual({ meses: 12, cvs: 3, envios: 1 })
    for (const meses of [0, 121, -1]) expect(codeOf(await ask(meses))).toBe('BAD_USER_INPUT')
    // On, it is what stands on the list.
    await updateAjustes({ retencion: true })
    await apply()
    expect(await getRetencion()).toMatchObject({ cvs: 2, envios: 1 })
    expect(await get()).toEqual({ meses: 24, cvs: 2, envios: 1 })
  })

  test('what nobody ever read in the inbox goes the same way', async () => {
    const { ctx, send, updateAjustes, apply, getRetencion } = await openCon(engine, [], 0)
    await send()
    ctx.advance(26 * MES)
    await updateAjustes({ retencion: true })
    await apply()
    expect(await getRetencion()).toMatchObject({ envios: 1 })
    ctx.advance(31 * DIA_MS)
    await apply()
    expect(await ctx.db.selectFrom('envios_de_cv').select('id').execute()).toEqual([])
    expect(await ctx.db.selectFrom('archivos').select('id').execute()).toEqual([])
  })
})

describeAnyEngine('retention of CVs', (engine) => {
  test('off, nothing is listed and nothing is erased, however old', async () => {
    const { apply, listCvs, getPorBorrar, getRetencion, countPendientes } = await openCon(engine, ['Ana'], 90)
    await apply()
    expect(await listCvs()).toEqual(['Ana'])
    expect(await getPorBorrar()).toEqual([])
    expect(await getRetencion()).toMatchObject({ activaDesde: null, cvs: 0, proximo: null })
    expect((await countPendientes()).porBorrar).toBeNull()
  })

  test('each is listed thirty days before its own months are over', async () => {
    const { ctx, apply, getPorBorrar, updateAjustes, listCvs, getRetencion } = await openCon(
      engine,
      ['Ana'],
      20,
    )
    await updateAjustes({ retencion: true })
    await apply()
    expect(await getPorBorrar()).toEqual([])
    ctx.advance(3.2 * MES)
    await apply()
    const [{ cv }] = await getPorBorrar()
    expect((await getRetencion()).proximo).toBe(cv.seBorra)
    ctx.advance(cv.seBorra - ctx.now() - DIA_MS)
    await apply()
    expect(await listCvs()).toEqual(['Ana'])
    ctx.advance(1.1 * DIA_MS)
    await apply()
    expect(await listCvs()).toEqual([])
  })

  test('more than a batch goes in one round, and the log tells how many, naming nobody', async () => {
    const { ctx, updateAjustes, apply, listCvs } = await openCon(
      engine,
      Array.from({ length: 103 }, (_, turno) => `P${turno}`),
      30,
    )
    await updateAjustes({ retencion: true })
    await apply()
    ctx.advance(31 * DIA_MS)
    expect(await apply()).toBe(103)
    expect(await listCvs()).toEqual([])
    const rows = await ctx.db
      .selectFrom('bitacora')
      .select(['datos', 'id_objeto'])
      .where('tipo', '=', 'cvsBorradosPorPlazo')
      .execute()
    expect(rows.map(({ datos }) => JSON.parse(datos).cvs).sort()).toEqual([100, 3])
    expect(rows.every(({ id_objeto }) => id_objeto === null)).toBe(true)
  })

  test('only an administrator sees the list and turns it on', async () => {
    const { graphql, logInAs } = await openCon(engine, [], 0)
    const cookie = await logInAs('consultor')
    for (const query of [
      '{ appInfo { getRetencion { cvs } } }',
      '{ appInfo { getCVsConservados { conEnvio } } }',
      '{ appInfo { getAlcanceDeRetencion(meses: 1) { cvs } } }',
    ]) {
      expect(codeOf(await graphql(query, {}, cookie))).toBe('FORBIDDEN')
    }
  })
})
