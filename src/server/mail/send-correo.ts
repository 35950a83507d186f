import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '../context.ts'
import { inGroupCommit } from '../db/group-commit.ts'
import { computeProximoIntento, MAX_INTENTOS } from './backoff.ts'
import { classifyFailure, type Fallo } from './classify-failure.ts'
import { composeMessage } from './compose-message.ts'
import type { CorreoTomado, Plantillas } from './correo.ts'
import type { MailTransport } from './mail-transport.ts'
import { deleteCorreo, existsCorreo, finishCorreo, listAdjuntos, postponeCorreo } from './outbox-store.ts'

export interface Envio {
  plantillas: Plantillas
  transport: MailTransport
  arriendoMs: number
  /** Aborted when the worker gives up waiting. */
  signal: AbortSignal
}

export type Resultado = 'enviado' | 'anulado' | Fallo

/** One try of one mail in hand, its outcome recorded. */
export async function sendCorreo(ctx: AppContext, correo: CorreoTomado, envio: Envio): Promise<Resultado> {
  if (correo.intentos > MAX_INTENTOS) {
    await finishCorreo(ctx.db, correo, 'rechazado', ctx.now())
    return 'rechazado'
  }
  try {
    if (!(await deliver(ctx, correo, envio))) {
      await deleteCorreo(ctx.db, correo.id)
      return 'anulado'
    }
  } catch (error) {
    return await recordFailure(ctx, correo, envio, error)
  }
  await untilRecorded(envio, () => recordSent(ctx, correo, envio))
  return 'enviado'
}

async function deliver(ctx: AppContext, correo: CorreoTomado, envio: Envio): Promise<boolean> {
  const plantilla = envio.plantillas[correo.plantilla]
  if (!plantilla) throw Object.assign(new Error('unknown template'), { code: 'PLANTILLA_DESCONOCIDA' })
  const content = await plantilla(ctx, JSON.parse(correo.datos) as never)
  if (!content) return false
  const adjuntos = await listAdjuntos(ctx.db, correo.id)
  await envio.transport.send(composeMessage(ctx.config, correo, content, adjuntos), correo)
  return true
}

/** The SMTP server's own words are left out: they quote the address. */
async function recordFailure(
  ctx: AppContext,
  correo: CorreoTomado,
  envio: Envio,
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
    await untilRecorded(envio, () => finishCorreo(ctx.db, correo, 'rechazado', ctx.now()))
  } else {
    ctx.log.warn({ ...line, ...(code ? {} : { err: error }) }, 'mail not sent, to be tried again')
    await untilRecorded(envio, () => postponeCorreo(ctx.db, correo, proximo))
  }
  return fallo
}

async function recordSent(ctx: AppContext, correo: CorreoTomado, envio: Envio): Promise<void> {
  const recorded = await inGroupCommit(ctx.db, ctx.engine, (tx) =>
    finishCorreo(tx, correo, 'enviado', ctx.now()),
  )
  if (!recorded && !(await existsCorreo(ctx.db, correo.id))) await envio.transport.retract(correo)
}

/**
 * For as long as the row is ours, while the database is away: a sent mail that is not recorded would be sent again, and
 * one that failed would wait for the end of its lease.
 */
async function untilRecorded({ arriendoMs, signal }: Envio, record: () => Promise<unknown>): Promise<void> {
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
