import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { openDatabase } from '../../src/server/db/engine/database.ts'
import { describeEngines } from '../support/databases.ts'
import { startSmtp } from '../support/smtp.ts'
import { openDurableSite } from './support/durable-site.ts'
import { logInStaff, type Send } from './support/running-survey.ts'

const PERSONAS = 2_000
const INVITE = `mutation($idClima: ID!, $idGrupo: ID!, $correos: [String!]) {
  insertNewEncuesta(idClima: $idClima, idGrupoDeOpinion: $idGrupo, correos: $correos, alAbrir: true) }`
const PLAN = `mutation($idClima: ID!, $calendario: CalendarioInput!) {
  updateCalendario(idClima: $idClima, calendario: $calendario) }`
const DIA_MS = 86_400_000
/** Nobody listens there: mails wait. */
const NADIE = 'smtp://127.0.0.1:1'
/** Reminders that a kill may send again: those between two writes of the cursor. */
const POR_TANDA = 15

const getDia = (enDias: number) => new Date(Date.now() + enDias * DIA_MS).toISOString().slice(0, 10)

describeEngines('kill -9 in the middle of a calendar’s run', (engine) => {
  test('an opening is done whole or not at all, and it and a reminder go out once', async () => {
    const site = await openDurableSite(engine)
    let server = await site.start({ SMTP_URL: NADIE })
    const ask = async (...call: Parameters<Send>) => (await server.graphql(...call)).json() as Promise<any>
    const cookie = await logInStaff((...call) => server.graphql(...call))
    const staff = await logInToClimas({ graphql: ask, logIn: async () => cookie })
    const { idClima } = await staff.setUp({ fechaLimite: null })
    const grupos = (await staff.getClima(idClima)).gruposDeOpinion as { id: string }[]
    const correos = Array.from({ length: PERSONAS }, (_, i) => `persona.${i}@empresa.example`)
    for (const [i, { id: idGrupo }] of grupos.entries()) {
      const suyos = correos.filter((_, n) => n % grupos.length === i)
      await ask(INVITE, { idClima, idGrupo, correos: suyos }, cookie)
    }
    const plan = (apertura: string, recordatorio: string) =>
      ask(PLAN, { idClima, calendario: { hora: '08:00', apertura, recordatorios: [recordatorio] } }, cookie)
    expect((await plan(getDia(3), getDia(6))).data.updateCalendario).toBe('Calendario guardado.')
    await server.stop()

    const db = openDatabase(site.location)
    onTestFinished(() => db.destroy())
    const bringDue = (clase: 'apertura' | 'recordatorio') =>
      db
        .updateTable('agenda')
        .set({ momento: Date.now() - 60_000 })
        .where('clase', '=', clase)
        .execute()
    const count = async (tabla: 'bitacora' | 'correos', columna: string, valor: string) =>
      (
        await db
          .selectFrom(tabla)
          .select(({ fn }) => fn.countAll<number>().as('cuantos'))
          .where(columna as never, '=', valor as never)
          .executeTakeFirstOrThrow()
      ).cuantos
    const findEstado = async (clase: 'apertura' | 'recordatorio') =>
      (await db.selectFrom('agenda').select('estado').where('clase', '=', clase).executeTakeFirstOrThrow())
        .estado
    const look = async () => ({
      estado: await findEstado('apertura'),
      activa: (await db.selectFrom('climas').select('encuesta_activa').executeTakeFirstOrThrow())
        .encuesta_activa,
      enEspera: await count('correos', 'estado', 'en_espera'),
      invitaciones: await count('correos', 'plantilla', 'invitacion'),
      abierta: await count('bitacora', 'tipo', 'encuestaActivada'),
    })

    await bringDue('apertura')
    for (const ms of [0, 25, 60, 150, 400]) {
      server = await site.start({ SMTP_URL: NADIE })
      await sleep(ms)
      await server.stop('SIGKILL')
      const visto = await look()
      const hecha = visto.estado === 'hecho'
      expect(visto).toEqual({
        estado: hecha ? 'hecho' : 'pendiente',
        activa: hecha ? 1 : 0,
        enEspera: hecha ? 0 : PERSONAS,
        invitaciones: PERSONAS,
        abierta: hecha ? 1 : 0,
      })
    }
    server = await site.start({ SMTP_URL: NADIE })
    await expect.poll(() => findEstado('apertura'), { timeout: 60_000 }).toBe('hecho')
    await server.stop()

    // Their invitations have come to everybody, and the day of the reminder has.
    await db
      .updateTable('correos')
      .set({ estado: 'enviado', terminado: Date.now() })
      .where('plantilla', '=', 'invitacion')
      .execute()
    await bringDue('recordatorio')
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    const listRecordados = () => smtp.received.filter(({ to }) => to[0]?.endsWith('@empresa.example'))
    let kills = 0
    for (const recibidos of [1, PERSONAS / 4, PERSONAS / 2]) {
      server = await site.start({ SMTP_URL: smtp.url })
      await expect
        .poll(() => listRecordados().length, { timeout: 120_000, interval: 5 })
        .toBeGreaterThanOrEqual(recibidos)
      await server.stop('SIGKILL')
      kills++
      // Nobody waits here for minutes until a dead node's hold on it ends.
      await db
        .updateTable('rondas_de_recordatorios')
        .set({ proximo_intento: Date.now() })
        .where('terminada', '=', 0)
        .execute()
    }
    server = await site.start({ SMTP_URL: smtp.url })
    const rondas = () => db.selectFrom('rondas_de_recordatorios').select('terminada').execute()
    await expect
      .poll(async () => (await rondas()).map(({ terminada }) => terminada), { timeout: 600_000 })
      .toEqual(grupos.map(() => 1))
    await server.stop()
    expect(await findEstado('recordatorio')).toBe('hecho')
    expect(await count('bitacora', 'tipo', 'recordatoriosEnviados')).toBe(1)
    const porPersona = Map.groupBy(listRecordados(), ({ to }) => to[0]!)
    expect([...porPersona.keys()].sort()).toEqual(correos.toSorted())
    const repetidas = [...porPersona.values()].filter(({ length }) => length > 1)
    expect(repetidas.length).toBeLessThanOrEqual(kills * POR_TANDA)
    // Whoever gets one again, cut off before it was written down, has a mail program that knows it.
    for (const iguales of repetidas) expect(new Set(iguales.map(({ mail }) => mail.messageId)).size).toBe(1)
  })
})
