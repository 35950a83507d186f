import { expect, test } from 'vitest'
import type { CalendarioEscrito } from '#domain/calendario/calendario.ts'
import { computeMomento, getDia } from '#domain/fechas/dia.ts'
import { DIA_MS, HORA_MS } from '#domain/fechas/duraciones.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { requireCuotaDeCorreos, updateAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { sendRecordatorios } from '../encuestados/send-recordatorios.ts'
import { openEncuestados } from '../encuestados/testing/encuestados-de-prueba.ts'
import { getCalendario, listPorDecidir, updateCalendario } from './calendario.ts'
import { runCalendario } from './run-calendario.ts'

/** An inactive climate with a calendar of tomorrow and the days after. */
async function openCalendario(engine: Engine) {
  const app = await openEncuestados(engine, { clima: { fechaLimite: null } })
  const { ctx, idClima, oficina, call, changeActiva } = app
  await changeActiva(idClima, false)
  const dias = [1, 2, 3].map((dia) => getDia(ctx.now() + dia * DIA_MS, ctx.config.timeZone))
  const { id_usuario: idUsuario } = await ctx.db
    .selectFrom('sesiones')
    .select('id_usuario')
    .executeTakeFirstOrThrow()
  // Days pass here, and sessions end: whoever planned it is away.
  const de = { ...ctx, sesion: { idUsuario } } as unknown as RequestContext
  const save = (calendario: Partial<CalendarioEscrito>) =>
    updateCalendario(de, {
      idClima,
      calendario: { hora: '08:00', apertura: '', recordatorios: [], ...calendario },
    })
  const get = () => getCalendario(ctx, { idClima })
  const inviteAlAbrir = (correos: string[]) =>
    call(
      `mutation($idClima: ID!, $idGrupoDeOpinion: ID!, $correos: [String!]) {
        insertNewEncuesta(idClima: $idClima, idGrupoDeOpinion: $idGrupoDeOpinion, correos: $correos, alAbrir: true) }`,
      { idClima, idGrupoDeOpinion: oficina, correos },
    )
  /** Lets time pass until that hour of that day, and the calendar look. */
  const goTo = async (dia: string, masMs = 0) => {
    ctx.advance(computeMomento(dia, '08:00', ctx.config.timeZone) + masMs - ctx.now())
    await runCalendario(ctx)
  }
  const listCorreos = async (plantilla: string, estado = 'en_cola') =>
    (
      await ctx.db
        .selectFrom('correos')
        .select('datos')
        .where('plantilla', '=', plantilla)
        .where('estado', '=', estado as 'en_cola')
        .orderBy('creado')
        .execute()
    ).map(({ datos }) => JSON.parse(datos))
  const isActiva = async () => (await requireClima(ctx.db, idClima)).encuestaActiva
  const listRondas = () => ctx.db.selectFrom('rondas_de_recordatorios').selectAll().execute()
  return {
    ...app,
    dias: dias as [string, string, string],
    save,
    get,
    inviteAlAbrir,
    goTo,
    listCorreos,
    isActiva,
    listRondas,
  }
}

describeEngines('a calendar', (engine) => {
  test('opens the survey, lets the invitations go and reminds, each once, whoever looks', async () => {
    const { ctx, dias, save, get, inviteAlAbrir, goTo, listCorreos, isActiva, listRondas } =
      await openCalendario(engine)
    expect((await inviteAlAbrir(['ana@x.gt', 'luis@x.gt'])).data.insertNewEncuesta).toContain(
      'Su correo sale cuando se abra la encuesta.',
    )
    expect(await listCorreos('invitacion')).toEqual([])
    await save({ apertura: dias[0], recordatorios: [dias[1], ''] })
    expect(await get()).toMatchObject({ hora: '08:00', enEspera: 2 })
    await goTo(dias[0], -60_000)
    expect(await isActiva()).toBe(false)
    await goTo(dias[0])
    await Promise.all([runCalendario(ctx), runCalendario(ctx)])
    expect(await isActiva()).toBe(true)
    expect(await listCorreos('invitacion')).toHaveLength(2)
    await goTo(dias[1])
    await Promise.all([runCalendario(ctx), runCalendario(ctx)])
    expect(await listRondas()).toHaveLength(2)
    const eventos = [
      { clase: 'apertura', dia: dias[0], hora: '08:00', estado: 'hecho', correos: 2 },
      { clase: 'recordatorio', dia: dias[1], hora: '08:00', estado: 'hecho', correos: 2 },
    ]
    expect(await get()).toMatchObject({ hora: '08:00', enEspera: 0, eventos })
    // Of each whoever planned it is told before, and after.
    expect((await listCorreos('calendario')).map(({ clase, estado }) => [clase, estado])).toEqual([
      ['apertura', 'pendiente'],
      ['apertura', 'hecho'],
      ['recordatorio', 'pendiente'],
      ['recordatorio', 'hecho'],
    ])
  })

  test('a process that dies in the middle has done nothing, and the next one does it once', async () => {
    const { ctx, dias, save, get, inviteAlAbrir, goTo, listCorreos, isActiva } = await openCalendario(engine)
    await inviteAlAbrir(['ana@x.gt'])
    await save({ apertura: dias[0] })
    // The very last thing that an opening does fails: whoever planned it is told.
    await ctx.db.schema.alterTable('correos').renameColumn('plantilla', 'otra').execute()
    await goTo(dias[0])
    await ctx.db.schema.alterTable('correos').renameColumn('otra', 'plantilla').execute()
    expect(await isActiva()).toBe(false)
    expect((await get()).eventos[0]?.estado).toBe('pendiente')
    expect(await listCorreos('invitacion', 'en_espera')).toHaveLength(1)
    await runCalendario(ctx)
    await runCalendario(ctx)
    expect(await isActiva()).toBe(true)
    expect(await listCorreos('invitacion')).toHaveLength(1)
    expect((await listCorreos('calendario')).map(({ estado }) => estado)).toEqual(['hecho'])
  })
})

describeAnyEngine('a calendar', (engine) => {
  test('up to six hours late it still runs; later it waits for somebody', async () => {
    const { ctx, idClima, dias, save, get, goTo, isActiva } = await openCalendario(engine)
    await save({ apertura: dias[0], recordatorios: [dias[1]] })
    await goTo(dias[0], 6 * HORA_MS + 60_000)
    expect(await isActiva()).toBe(false)
    expect((await get()).eventos[0]).toMatchObject({ estado: 'tarde', correos: null })
    // Nobody opened it by hand either, so that there is nobody to remind.
    await goTo(dias[1], 6 * HORA_MS)
    expect((await get()).eventos[1]).toMatchObject({ estado: 'inactiva', correos: null })
    expect(await listPorDecidir(ctx)).toEqual([
      { idClima, clase: 'apertura', dia: dias[0] },
      { idClima, clase: 'recordatorio', dia: dias[1] },
    ])
    // Planned anew, it is no longer to be decided.
    await save({ apertura: dias[2] })
    expect((await get()).eventos).toMatchObject([
      { clase: 'apertura', dia: dias[2], hora: '08:00', estado: 'pendiente', correos: null },
    ])
    await goTo(dias[2], 5 * HORA_MS)
    expect(await isActiva()).toBe(true)
  })

  test('shares the reminder of the day with whoever reminds by hand', async () => {
    const { ctx, idClima, dias, save, get, invite, goTo, changeActiva } = await openCalendario(engine)
    await changeActiva(idClima, true)
    await invite(['ana@x.gt'])
    await save({ recordatorios: [dias[0]] })
    await goTo(dias[0], -60_000)
    await sendRecordatorios(ctx, { idClima })
    await goTo(dias[0])
    expect((await get()).eventos[0]).toMatchObject({ estado: 'hecho', correos: 0 })
  })

  test('sends no more in a day than the account that planned it may by hand', async () => {
    const { ctx, idClima, dias, save, get, invite, goTo, changeActiva, listRondas, listCorreos } =
      await openCalendario(engine)
    await changeActiva(idClima, true)
    await invite(['ana@x.gt', 'luis@x.gt'])
    await save({ recordatorios: [dias[1], dias[2]] })
    await updateAjustes(ctx, { cambio: { correosPorDia: 100 } })
    await goTo(dias[1], -60_000)
    const planeador = await ctx.db.selectFrom('agenda').select('id_usuario').executeTakeFirstOrThrow()
    const deQuienPlaneo = { ...ctx, sesion: { idUsuario: planeador.id_usuario! } }
    await inTransaction(ctx.db, (tx) => requireCuotaDeCorreos(tx, deQuienPlaneo, 99))
    await goTo(dias[1])
    expect((await get()).eventos[0]).toMatchObject({ estado: 'sinCuota', correos: null })
    expect(await listRondas()).toEqual([])
    expect(await listPorDecidir(ctx)).toEqual([{ idClima, clase: 'recordatorio', dia: dias[1] }])
    expect((await listCorreos('calendario')).map(({ estado }) => estado)).toContain('sinCuota')
    await goTo(dias[2])
    expect((await get()).eventos[1]).toMatchObject({ estado: 'hecho', correos: 2 })
  })

  test('is not needed: opened by hand, the survey lets go what waits for it', async () => {
    const { ctx, idClima, inviteAlAbrir, find, sendTo, changeActiva, listCorreos } =
      await openCalendario(engine)
    await inviteAlAbrir(['ana@x.gt', 'luis@x.gt'])
    expect((await find('ana@x.gt')).estadoCorreo).toBe('En cola')
    // Sent by hand, it waits no more.
    await sendTo((await find('luis@x.gt')).id, 'luis@x.gt')
    expect(await listCorreos('invitacion')).toHaveLength(1)
    await changeActiva(idClima, true)
    await runCalendario(ctx)
    expect(await listCorreos('invitacion')).toHaveLength(2)
    expect(await listCorreos('invitacion', 'en_espera')).toEqual([])
  })

  test('ends with the close, and is refused with the field that will not do', async () => {
    const { ctx, idClima, dias, save, cerrar, goTo, get } = await openCalendario(engine)
    await expect(save({ apertura: dias[1], recordatorios: [dias[0]] })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      campo: 'recordatorio1',
    })
    await expect(save({ recordatorios: ['', '', '', '', ''] })).rejects.toThrow(/cuatro recordatorios/)
    await save({ apertura: dias[0] })
    await cerrar(idClima)
    await goTo(dias[0])
    expect((await get()).eventos).toEqual([])
    await expect(save({ apertura: dias[1] })).rejects.toThrow(/está cerrado/)
    expect(await ctx.db.selectFrom('agenda').selectAll().execute()).toEqual([])
  })
})
