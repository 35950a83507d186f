// Ten thousand people invited to one climate: accepted, and sent to a mail server that takes everything. Then fifty thousand,
// of whom it is measured how long they take to be accepted, and how often the screen learns how far it is.
import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { insertEncuestados } from '../src/features/invitados/server/encuestados/encuestados-store.ts'
import { createEncuestado } from '../src/features/invitados/server/encuestados/insert-tokens.ts'
import { plantillasEncuestados } from '../src/features/invitados/server/encuestados/plantillas-encuestados.ts'
import { inTransaction } from '../src/server/db/engine/transaction.ts'
import { findLlave } from '../src/server/llaves/create-llave.ts'
import { composeMessage } from '../src/server/mail/compose-message.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { loadClima } from './support/load-clima.ts'
import { percentile, readCpuMs, timeOnce } from './support/medir.ts'
import { type Proceso, startProceso } from './support/proceso.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { logIn } from './support/sesion.ts'

const TOTAL = Number(process.env.BENCH_INVITACIONES ?? 10_000)
const MUCHOS = Number(process.env.BENCH_MUCHOS ?? 50_000)
/** As often as the screen asks how far it is (trabajos-query.ts). */
const CADA_MS = 700
/** As many as the worker's (mail-worker.ts). */
const CONEXIONES = 5

const INVITE = `mutation($idClima: ID!, $idGrupoDeOpinion: ID!, $correos: [String!]) {
  insertNewEncuesta(idClima: $idClima, idGrupoDeOpinion: $idGrupoDeOpinion, correos: $correos) }`

const TRABAJOS = '{ appInfo { getTrabajos { estado hecho } } }'

const listCorreos = (cuantos: number) =>
  Array.from({ length: cuantos }, (_, i) => `persona.${i}@empresa.example`)
const correos = listCorreos(TOTAL)

/** An invitation as the worker composes it. */
async function composeInvitacion(base: Base) {
  const ctx = await base.open()
  const clima = await loadClima(ctx, 0)
  const idGrupo = clima.definicion.gruposDeOpinion[0]!.id
  const { encuestado } = createEncuestado((await findLlave(ctx, clima))!, idGrupo, correos[0]!)
  await inTransaction(ctx.db, (tx) => insertEncuestados(tx, clima.id, [encuestado]))
  const content = await plantillasEncuestados.invitacion!(ctx, {
    idClima: clima.id,
    idEncuestado: encuestado.id,
  } as never)
  await ctx.db.destroy()
  return (para: string) => composeMessage(ctx, { id: para, para, creado: 0 }, content!, [])
}

interface Medida {
  porSegundo: number
  cpuPorCorreo: number
}

/** The same mails by the same library, with nothing around it. */
async function measureRaw(base: Base, smtp: Proceso): Promise<Medida> {
  const compose = await composeInvitacion(base)
  const transport = createTransport({
    url: `smtp://127.0.0.1:${smtp.port}`,
    pool: true,
    maxConnections: CONEXIONES,
  })
  const cpu = readCpuMs(process.pid)
  const ms = await timeOnce(async () => {
    const arrived = smtp.ask(TOTAL)
    await Promise.all(correos.map((para) => transport.sendMail(compose(para))))
    await arrived
  })
  transport.close()
  return { porSegundo: TOTAL / (ms / 1000), cpuPorCorreo: (readCpuMs(process.pid) - cpu) / TOTAL }
}

/** A climate without anybody, served by a process that sends. */
async function openClima(base: Base, smtp: Proceso) {
  const ctx = await base.open()
  const { id, definicion } = await loadClima(ctx, 0)
  await ctx.db.destroy()
  const servidor = await startServerProcess({
    ...base.entorno,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  })
  return { id, definicion, servidor, cookie: await logIn(servidor) }
}

async function measureInvitaciones(base: Base, smtp: Proceso, raw: Medida): Promise<Figure[]> {
  const { id, definicion, servidor, cookie } = await openClima(base, smtp)
  const arrived = smtp.ask(TOTAL)
  const cpu = readCpuMs(servidor.pid)
  let accepted = 0
  const ms = await timeOnce(async () => {
    const variables = { idClima: id, idGrupoDeOpinion: definicion.gruposDeOpinion[0]!.id, correos }
    accepted = await timeOnce(async () => {
      const { errors } = (await (await servidor.graphql(INVITE, variables, cookie)).json()) as {
        errors?: unknown
      }
      if (errors) throw new Error(JSON.stringify(errors))
    })
    await arrived
  })
  const cpuPorCorreo = (readCpuMs(servidor.pid) - cpu) / TOTAL
  await servidor.stop()
  const rate = TOTAL / (ms / 1000)
  const { engine } = base.location
  return [
    { name: `${engine}: ${TOTAL} invitations accepted in`, value: accepted, unit: 'ms' },
    {
      name: `${engine}: accepted and sent`,
      value: rate,
      unit: 'mails/s',
      ratio: { of: `raw sends (${raw.porSegundo.toFixed(0)}/s)`, value: rate / raw.porSegundo },
      aim: '≥ 0.7 ×',
    },
    {
      name: `${engine}: processor per mail`,
      value: cpuPorCorreo,
      unit: 'ms',
      ratio: { of: `raw sends (${raw.cpuPorCorreo.toFixed(2)} ms)`, value: cpuPorCorreo / raw.cpuPorCorreo },
    },
  ]
}

const AIMS = { sqlite: '≤ 4000 ms', postgres: '≤ 6000 ms' }

/** A list of fifty thousand, while mails go out, its screen asks how far it is, and somebody else asks for something. */
async function measureMuchas(base: Base, smtp: Proceso): Promise<Figure[]> {
  const { id, definicion, servidor, cookie } = await openClima(base, smtp)
  const avances = new Set<number>()
  const otros: number[] = []
  let done = false
  const follow = async () => {
    for (; !done; await sleep(CADA_MS)) {
      const answer = await servidor.graphql(TRABAJOS, {}, cookie)
      const { data } = (await answer.json()) as {
        data: { appInfo: { getTrabajos: { estado: string; hecho: number }[] } }
      }
      for (const { estado, hecho } of data.appInfo.getTrabajos)
        if (estado === 'en_curso' && hecho > 0) avances.add(hecho)
    }
  }
  const ask = async () => {
    for (; !done; await sleep(10)) otros.push(await timeOnce(() => servidor.graphql(TRABAJOS, {}, cookie)))
  }
  const watching = [follow(), ask()]
  const variables = {
    idClima: id,
    idGrupoDeOpinion: definicion.gruposDeOpinion[0]!.id,
    correos: listCorreos(MUCHOS),
  }
  const ms = await timeOnce(async () => {
    const { errors } = (await (await servidor.graphql(INVITE, variables, cookie)).json()) as {
      errors?: unknown
    }
    if (errors) throw new Error(JSON.stringify(errors))
  })
  done = true
  await Promise.all(watching)
  await servidor.stop('SIGKILL')
  const { engine } = base.location
  return [
    { name: `${engine}: ${MUCHOS} invitations accepted in`, value: ms, unit: 'ms', aim: AIMS[engine] },
    { name: `${engine}: how far it was, as its screen learned`, value: avances.size, unit: 'times' },
    { name: `${engine}: somebody else's call meanwhile, p95`, value: percentile(otros, 0.95), unit: 'ms' },
  ]
}

export async function benchInvitaciones(): Promise<void> {
  const smtp = await startProceso('./smtp-process.ts')
  // Its mails are counted by nobody.
  const otro = await startProceso('./smtp-process.ts')
  await withBases(async (bases) => {
    const figures: Figure[] = []
    for (const base of bases) {
      const raw = await measureRaw(base, smtp)
      figures.push(...(await measureInvitaciones(base, smtp, raw)))
      figures.push(...(await measureMuchas(base, otro)))
    }
    reportFigures('invitaciones', figures)
  })
  await smtp.stop()
  await otro.stop()
}

if (import.meta.main) await benchInvitaciones()
