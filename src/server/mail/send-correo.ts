import { setTimeout as sleep } from 'node:timers/promises'
import type { NodemailerError } from 'nodemailer'
import type { AppContext } from '../context/context.ts'
import { composeMessage } from './compose-message.ts'
import type { CorreoTomado, Plantillas } from './correo.ts'
import type { MailTransport } from './mail-transport.ts'
import type { OutagePause } from './outage-pause.ts'
import {
  deleteCorreo,
  existsCorreo,
  finishEnviado,
  giveBackCorreo,
  listAdjuntos,
  postponeCorreo,
  rejectCorreo,
} from './outbox-store.ts'

const SEGUNDO = 1_000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO

/** Pauses after each failed try: soon at first, for a hiccup; then patiently, for about a day. */
const ESPERAS = [10 * SEGUNDO, MINUTO, 5 * MINUTO, 30 * MINUTO, 2 * HORA, 6 * HORA, 15 * HORA]

export const MAX_INTENTOS = ESPERAS.length + 1

/** When to try again after the given number of failed tries; null when that was the last one. */
export function computeProximoIntento(intentos: number, now: number): number | null {
  const espera = ESPERAS[intentos - 1]
  return espera === undefined ? null : now + espera
}

type Fallo = 'rechazado' | 'inalcanzable' | 'aplazado'

const DEL_SERVIDOR: ReadonlySet<unknown> = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'EPROTOCOL',
])

const TAMANO = 552
const PIDE_INGRESO = 530

/** The sender is the same in every mail, and it is refused before the recipient is named: unless for the size, it is we who are. */
const isNuestro = ({ command, responseCode }: NodemailerError): boolean =>
  responseCode === PIDE_INGRESO ||
  (command === 'MAIL FROM' && responseCode !== undefined && responseCode >= 500 && responseCode !== TAMANO)

/**
 * Servers that forward only for those whom they know say so of each recipient. Most of them say it with the code of an address
 * that is not there. Put off, and no end of all sending: their own people they take. The address, which they repeat, says
 * nothing.
 */
const isSinReenvio = ({ response = '' }: NodemailerError): boolean =>
  response.split(' ').some((word) => /^relay/i.test(word) && !word.includes('@'))

/**
 * rechazado: the server will never take this mail (5xx for its recipient, size or content).
 * inalcanzable: the server takes no mail at all now; a refused login or sender is one of these, for it is ours to mend.
 * aplazado: anything else, such as 4xx for this recipient, a server that does not forward for us, or a template that could not
 * be rendered.
 */
export function classifyFailure(error: unknown): Fallo {
  const { code, responseCode, permanent } = error as NodemailerError
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    if (responseCode === 421 || isNuestro(error as NodemailerError)) return 'inalcanzable'
    const isFirme = (permanent || responseCode === undefined) && !isSinReenvio(error as NodemailerError)
    return isFirme ? 'rechazado' : 'aplazado'
  }
  return DEL_SERVIDOR.has(code ?? '') ? 'inalcanzable' : 'aplazado'
}

export interface SendTools {
  plantillas: Plantillas
  transport: MailTransport
  arriendoMs: number
  /** Where mails in hand wait for a connection. */
  takeTurn: <T>(work: () => Promise<T>) => Promise<T>
  pause: OutagePause
  /** A mail that has not begun is given back. */
  isStopping: () => boolean
  /** Aborted when the worker gives up waiting. */
  signal: AbortSignal
}

/** The part of its lease that a mail may wait for a connection; the rest is for its sending. */
const PARTE_PARA_EMPEZAR = 0.25

type Entrega = 'enviado' | 'anulado' | 'devuelto'
type Resultado = Entrega | Fallo

/** One try of one mail in hand, its outcome recorded. */
export async function sendCorreo(
  ctx: AppContext,
  correo: CorreoTomado,
  tools: SendTools,
): Promise<Resultado> {
  if (correo.intentos > MAX_INTENTOS) {
    await rejectCorreo(ctx.db, correo, ctx.now())
    return 'rechazado'
  }
  const empezarHasta = performance.now() + tools.arriendoMs * PARTE_PARA_EMPEZAR
  const mayBegin = () =>
    !tools.isStopping() && tools.pause.remainingMs() === 0 && performance.now() < empezarHasta
  let entrega: Entrega
  try {
    entrega = await tools.takeTurn(async () => (mayBegin() ? deliver(ctx, correo, tools) : 'devuelto'))
  } catch (error) {
    return await recordFailure(ctx, correo, tools, error)
  }
  await untilRecorded(tools, () => RECORD[entrega](ctx, correo, tools))
  return entrega
}

async function deliver(ctx: AppContext, correo: CorreoTomado, tools: SendTools): Promise<Entrega> {
  const { transport, pause } = tools
  const plantilla = tools.plantillas[correo.plantilla]
  if (!plantilla) throw Object.assign(new Error('unknown template'), { code: 'PLANTILLA_DESCONOCIDA' })
  const content = await plantilla(ctx, JSON.parse(correo.datos) as never)
  if (!content) return 'anulado'
  const adjuntos = correo.conAdjuntos ? await listAdjuntos(ctx.db, correo.id) : []
  try {
    await transport.send(composeMessage(ctx, correo, content, adjuntos), correo)
    pause.end()
  } catch (error) {
    // Before the next one takes its turn.
    if (classifyFailure(error) === 'inalcanzable') pause.begin()
    throw error
  }
  return 'enviado'
}

const RECORD: Record<Entrega, (ctx: AppContext, correo: CorreoTomado, tools: SendTools) => Promise<void>> = {
  async enviado({ db, now }, correo, { transport }) {
    if (await finishEnviado(db, correo, now())) return
    if (!(await existsCorreo(db, correo.id))) await transport.retract(correo)
  },
  anulado: ({ db }, { id }) => deleteCorreo(db, id),
  devuelto: ({ db, now }, correo) => giveBackCorreo(db, correo, now()),
}

/** The SMTP server's own words are left out: they quote the address. */
async function recordFailure(
  ctx: AppContext,
  correo: CorreoTomado,
  tools: SendTools,
  error: unknown,
): Promise<Fallo> {
  const fallo = classifyFailure(error)
  const proximo = fallo === 'rechazado' ? null : computeProximoIntento(correo.intentos, ctx.now())
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const line = {
    correo: correo.id,
    plantilla: correo.plantilla,
    intento: correo.intentos,
    causa: code,
    codigo: responseCode,
  }
  if (proximo === null) {
    ctx.log.error(line, 'mail given up')
    await untilRecorded(tools, () => rejectCorreo(ctx.db, correo, ctx.now()))
  } else {
    ctx.log.warn({ ...line, ...(code ? {} : { err: error }) }, 'mail not sent, to be tried again')
    await untilRecorded(tools, () => postponeCorreo(ctx.db, correo, proximo))
  }
  return fallo
}

/**
 * For as long as the row is ours, while the database is away: a sent mail that is not recorded would be sent again, and
 * one that failed would wait for the end of its lease.
 */
async function untilRecorded(
  { arriendoMs, signal }: SendTools,
  record: () => Promise<unknown>,
): Promise<void> {
  const deadline = performance.now() + arriendoMs
  for (let pause = 50; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      await record()
      return
    } catch (error) {
      if (signal.aborted || performance.now() > deadline) throw error
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
}
