import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { startTestSmtp, startWorker } from '#server/mail/testing/running-worker.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type SmtpOptions, startSmtp } from '#tests/support/smtp.ts'
import { getSalidaDeCorreos } from '../correos-fallidos.ts'
import { plantillasEncuestados } from '../plantillas-encuestados.ts'
import { sendRecordatorios } from '../send-recordatorios.ts'
import { openEncuestados } from '../testing/encuestados-de-prueba.ts'
import { startRondas } from './testing/start-rondas.ts'

const ASUNTO = 'Aún puedes opinar: la encuesta de clima de Alimentos La Ceiba'

async function openRonda(engine: Engine, smtp: SmtpOptions = {}) {
  const app = await openEncuestados(engine)
  const server = await startTestSmtp(app.ctx, smtp)
  /** Invites them and lets the invitations go out. */
  const inviteAndSend = async (correos: string[]) => {
    await app.invite(correos)
    const worker = startWorker(app.ctx, { plantillas: plantillasEncuestados })
    await eventually(async () =>
      expect((await app.list()).map(({ estadoCorreo }) => estadoCorreo)).toEqual(
        correos.map(() => 'Se Envió'),
      ),
    )
    await worker.stop(0)
  }
  const listRecordados = () =>
    server.received.flatMap(({ to, mail }) => (mail.subject === ASUNTO ? to : [])).sort()
  const listRondas = () =>
    app.ctx.db.selectFrom('rondas_de_recordatorios').selectAll().orderBy('id_grupo').execute()
  const findRonda = async () => (await listRondas()).find(({ id_grupo }) => id_grupo === app.oficina)
  const waitForEnd = () =>
    eventually(async () =>
      expect((await listRondas()).map(({ terminada }) => terminada)).toEqual(
        (await listRondas()).map(() => 1),
      ),
    )
  return {
    ...app,
    server,
    startRondas: () => startRondas(app.ctx),
    inviteAndSend,
    listRecordados,
    findRonda,
    waitForEnd,
  }
}

describeEngines('a round of reminders', (engine) => {
  const open = (smtp?: SmtpOptions) => openRonda(engine, smtp)

  test('is one row a group, and no table tells whose sheet is unfinished, before, while or after it goes out', async () => {
    const { ctx, inviteAndSend, find, answer, remind, startRondas, findRonda, waitForEnd, getSalida } =
      await open()
    await inviteAndSend(['completa@x.gt', 'parcial@x.gt'])
    await answer((await find('completa@x.gt')).id)
    await answer((await find('parcial@x.gt')).id, { todo: false })
    const dump = async () => ({
      correos: await ctx.db.selectFrom('correos').selectAll().orderBy('id').execute(),
      encuestados: await ctx.db.selectFrom('encuestados').selectAll().orderBy('id').execute(),
    })
    const antes = await dump()
    await remind()
    expect(await findRonda()).toMatchObject({ cursor: '', terminada: 0, arrendada_por: null })
    expect(await dump()).toEqual(antes)
    expect(await getSalida()).toMatchObject({ enCola: 0, recordatorios: true })
    startRondas()
    await waitForEnd()
    expect(await findRonda()).toMatchObject({ cursor: '', arrendada_por: null })
    expect(await dump()).toEqual(antes)
    expect(await getSalida()).toMatchObject({ recordatorios: false })
  })

  test('of many asked for at once one is made', async () => {
    const { inviteAndSend, remind } = await open()
    await inviteAndSend(['ana@x.gt'])
    const answers = await Promise.all(Array.from({ length: 6 }, remind))
    expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(1)
  })

  test('begun by a process that died, is ended by another, after the last one it looked at', async () => {
    const { ctx, inviteAndSend, remind, startRondas, listRecordados, waitForEnd, list } = await open()
    await inviteAndSend(['a@x.gt', 'b@x.gt', 'c@x.gt'])
    await remind()
    const [primera, ...otras] = (await list()).sort((a, b) => (a.id < b.id ? -1 : 1))
    await ctx.db
      .updateTable('rondas_de_recordatorios')
      .set({ cursor: primera!.id, arrendada_por: 'otro', proximo_intento: ctx.now() + 1_000 })
      .execute()
    startRondas()
    ctx.advance(2_000)
    await waitForEnd()
    expect(listRecordados()).toEqual(otras.map(({ correo }) => correo).sort())
  })
})

describeAnyEngine('a reminder', (engine) => {
  const open = (smtp?: SmtpOptions) => openRonda(engine, smtp)

  test('reaches everybody with an address who has not finished, once each, in one wording', async () => {
    const { invite, inviteAndSend, find, answer, remind, server, startRondas, ...rest } = await open()
    await inviteAndSend(['completa@x.gt', 'parcial@x.gt', 'nueva@x.gt'])
    await invite(null)
    await answer((await find('completa@x.gt')).id)
    await answer((await find('parcial@x.gt')).id, { todo: false })
    expect((await remind()).data.sendRecordatorios).toBe('Se pusieron en cola 2 recordatorios.')
    startRondas()
    await rest.waitForEnd()
    expect(rest.listRecordados()).toEqual(['nueva@x.gt', 'parcial@x.gt'])
    // But for the token, in groups or in a link, and for the code of the link by which they want no more.
    const suyo = /\b[0-9A-Z]{4}( ?)[0-9A-Z]{4}\1[0-9A-Z]{4}\b|\b[0-9a-f]{32}\b/g
    const textos = server.received.slice(3).map(({ mail }) => mail.text!.replace(suyo, ''))
    // Whoever was invited this morning is not told that it was days ago.
    expect(textos[0]).not.toContain('Hace unos días')
    expect(new Set(textos).size).toBe(1)
  })

  test('is one a day: the next one is refused with a sentence, and goes the day after', async () => {
    const { ctx, idClima, inviteAndSend, remind, startRondas, waitForEnd, listRecordados, getSalida } =
      await open()
    await inviteAndSend(['ana@x.gt'])
    expect(await getSalida()).toMatchObject({ recordadoHoy: false })
    await remind()
    const otra = await remind()
    expect(codeOf(otra)).toBe('RATE_LIMITED')
    expect(messageOf(otra)).toMatch(/^Hoy ya salieron los recordatorios/)
    startRondas()
    await waitForEnd()
    expect(codeOf(await remind())).toBe('RATE_LIMITED')
    expect(await getSalida()).toMatchObject({ recordadoHoy: true })
    ctx.advance(DIA_MS)
    expect((await getSalidaDeCorreos(ctx, { idClima })).recordadoHoy).toBe(false)
    await sendRecordatorios(ctx, { idClima })
    await eventually(() => expect(listRecordados()).toEqual(['ana@x.gt', 'ana@x.gt']))
  })

  test('is one a group and day: of one, and then of the others alone', async () => {
    const { ctx, idClima, oficina, planta, inviteAndSend, invite, remind, startRondas, ...rest } =
      await open()
    await inviteAndSend(['oficina@x.gt'])
    await invite(['planta@x.gt', 'otra@x.gt'], planta)
    expect((await remind(oficina)).data.sendRecordatorios).toBe('Se puso en cola 1 recordatorio.')
    expect(messageOf(await remind(oficina))).toMatch(/^Hoy ya salió el recordatorio de este grupo/)
    expect(await rest.getSalida()).toMatchObject({ recordadoHoy: false, gruposRecordadosHoy: [oficina] })
    expect((await remind()).data.sendRecordatorios).toBe('Se pusieron en cola 2 recordatorios.')
    expect(codeOf(await remind())).toBe('RATE_LIMITED')
    expect(await rest.getSalida()).toMatchObject({ recordadoHoy: true })
    expect(codeOf(await remind('no-existe'))).toBe('NOT_FOUND')
    startRondas()
    await rest.waitForEnd()
    // Of the second group the invitation still waits its turn.
    expect(rest.listRecordados()).toEqual(['oficina@x.gt'])
  })

  test('is not made again when the clock is set back over midnight; is when it had run days ahead', async () => {
    const { ctx, idClima, inviteAndSend, remind } = await open()
    await inviteAndSend(['ana@x.gt'])
    expect(codeOf(await remind())).toBeUndefined()
    ctx.advance(-DIA_MS + 60_000)
    await expect(sendRecordatorios(ctx, { idClima })).rejects.toThrow(/ya salieron los recordatorios/)
    ctx.advance(-3 * DIA_MS)
    await sendRecordatorios(ctx, { idClima })
  })

  test('leaves out who finished meanwhile, is gone, or still waits for the invitation', async () => {
    const { inviteAndSend, invite, find, answer, remind, remove, startRondas, listRecordados, waitForEnd } =
      await open()
    await inviteAndSend(['a@x.gt', 'b@x.gt', 'c@x.gt'])
    await invite(['espera@x.gt'])
    await remind()
    await answer((await find('a@x.gt')).id)
    await remove((await find('b@x.gt')).id)
    startRondas()
    await waitForEnd()
    expect(listRecordados()).toEqual(['c@x.gt'])
  })

  test('waits while the server takes nothing, and then nobody gets two', async () => {
    const { inviteAndSend, remind, startRondas, findRonda, waitForEnd, server } = await open()
    await inviteAndSend(['a@x.gt', 'b@x.gt'])
    await server.close()
    await remind()
    startRondas()
    await eventually(async () => expect((await findRonda())!.arrendada_por).not.toBeNull())
    const otra = await startSmtp({ port: server.port })
    onTestFinished(() => otra.close())
    await waitForEnd()
    expect(otra.received.map(({ to }) => to[0]).sort()).toEqual(['a@x.gt', 'b@x.gt'])
  })

  test('tries again later whoever was put off, and lets be whoever was refused', async () => {
    let luego = true
    let recordando = false
    const { ctx, inviteAndSend, remind, startRondas, listRecordados, waitForEnd } = await open({
      behave: (to) =>
        recordando && to === 'no@x.gt'
          ? 'refuse'
          : recordando && luego && to === 'luego@x.gt'
            ? 'defer'
            : 'accept',
    })
    await inviteAndSend(['luego@x.gt', 'no@x.gt', 'si@x.gt'])
    recordando = true
    await remind()
    startRondas()
    await waitForEnd()
    expect(listRecordados()).toEqual(['si@x.gt'])
    luego = false
    ctx.advance(301_000)
    await eventually(() => expect(listRecordados()).toEqual(['luego@x.gt', 'si@x.gt']))
  })

  test('leaves no file behind once its person is deleted or its climate closed', async () => {
    const { ctx, idClima, invite, find, remind, remove, cerrar, list } = await openEncuestados(engine)
    const listFiles = () =>
      readdirSync(join(ctx.config.dataDir, 'correo')).filter((name) =>
        name.includes(`recordatorio-${idClima}`),
      )
    await invite(['a@x.gt', 'b@x.gt'])
    const mail = startWorker(ctx, { plantillas: plantillasEncuestados })
    await eventually(async () =>
      expect((await list()).every(({ estadoCorreo }) => estadoCorreo === 'Se Envió')).toBe(true),
    )
    await mail.stop(0)
    await remind()
    startRondas(ctx)
    // Written to the end: one that is deleted while it is written is looked for under its other name.
    await eventually(() => expect(listFiles().filter((name) => name.endsWith('.eml'))).toHaveLength(2))
    await remove((await find('a@x.gt')).id)
    expect(listFiles()).toHaveLength(1)
    await cerrar(idClima)
    expect(listFiles()).toEqual([])
    expect(await ctx.db.selectFrom('rondas_de_recordatorios').selectAll().execute()).toEqual([])
  })
})
