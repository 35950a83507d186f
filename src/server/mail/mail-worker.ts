import { rm } from 'node:fs/promises'
import pLimit from 'p-limit'
import { DIA_MS, HORA_MS } from '#domain/fechas/duraciones.ts'
import type { AppContext } from '../context/context.ts'
import { findHoraFirme } from '../context/reloj.ts'
import { createLogTruncation, type LogTruncation } from '../db/erase/truncate-log.ts'
import type { CorreoTomado, Plantillas } from './correo.ts'
import { createMailTransport } from './create-mail-transport.ts'
import { deleteOldEmlFiles, listEmlFiles } from './eml-transport.ts'
import { createLookout } from './lookout.ts'
import { createOutagePause } from './outage-pause.ts'
import { claimCorreos, deleteCorreosTerminados, listCorreosQueQuedan } from './outbox-store.ts'
import { type SendTools, sendCorreo } from './send-correo.ts'
import type { PlazosSmtp } from './smtp-transport.ts'

/** Visitors' messages are kept no longer than the privacy notice says. */
export async function eraseCorreos(
  { db, config, now }: AppContext,
  truncateLog: LogTruncation,
): Promise<void> {
  const antesDe = now() - config.diasCorreos * DIA_MS
  await truncateLog((await deleteCorreosTerminados(db, antesDe)) > 0)
  await deleteOldEmlFiles(config.dataDir, antesDe)
}

export interface MailWorkerOptions {
  plantillas: Plantillas
  /** Connections, each with one mail on its way. */
  paralelo?: number
  /** Between two looks at an idle outbox. */
  esperaMs?: number
  /** Longer than any sending takes: see PLAZOS_SMTP. */
  arriendoMs?: number
  plazos?: Partial<PlazosSmtp>
}

export interface MailWorker {
  start(): void
  /** Begins no more mails and waits for those on their way; what is not done in time is cut off and tried again later. */
  stop(plazoMs?: number): Promise<void>
}

/** In hand for each connection while mails go out, so that none waits for the next look at a full outbox. */
const EN_MANO_POR_CONEXION = 8
/** Large mails in hand, one on its way and one ready to go: a message with its attachments may be large. */
const LISTOS_POR_CONEXION = 2

export function createMailWorker(ctx: AppContext, options: MailWorkerOptions): MailWorker {
  const { plantillas, paralelo = 5, esperaMs = 1_500, arriendoMs = 360_000 } = options
  const transport = createMailTransport(ctx.config, paralelo, options.plazos)
  const lookout = createLookout(ctx.db, { look, onFailure, esperaMs })
  const pause = createOutagePause()
  const enMano = new Map<string, Promise<void>>()
  const givingUp = new AbortController()
  const tools: SendTools = {
    plantillas,
    transport,
    arriendoMs,
    takeTurn: pLimit(paralelo * LISTOS_POR_CONEXION),
    pause,
    isStopping: lookout.isStopping,
    signal: givingUp.signal,
  }
  const truncateLog = createLogTruncation(ctx.db)
  let more = false
  /** One a connection until a mail has gone out: a server that is down must not cost everybody a try. */
  let maximo = paralelo
  let nextErasure = 0

  async function attend(correo: CorreoTomado): Promise<void> {
    try {
      const resultado = await sendCorreo(ctx, correo, tools)
      if (resultado === 'inalcanzable') maximo = paralelo
      else if (resultado === 'enviado') maximo = paralelo * EN_MANO_POR_CONEXION
    } catch (error) {
      // The outcome could not be recorded; the row comes up again when its lease ends.
      ctx.log.error({ err: error, correo: correo.id }, 'outcome of a mail not recorded')
    }
  }

  function hold(correo: CorreoTomado): void {
    const attended = attend(correo).finally(() => {
      enMano.delete(correo.id)
      // While the outbox is full: take the next handful when half of this one is done.
      if (more && enMano.size <= maximo / 2) lookout.ring()
    })
    enMano.set(correo.id, attended)
  }

  async function eraseOnceAnHour(): Promise<void> {
    // Also where the clock was set back, and the hour would last longer than one.
    if (ctx.now() < nextErasure && ctx.now() >= nextErasure - HORA_MS) return
    nextErasure = ctx.now() + HORA_MS
    try {
      const firme = await findHoraFirme(ctx)
      if (firme !== null) await eraseCorreos({ ...ctx, now: () => firme }, truncateLog)
    } catch (error) {
      ctx.log.error({ err: error }, 'old mails not erased')
    }
  }

  async function look(): Promise<number | null> {
    const wait = await takeMore()
    await eraseOnceAnHour()
    return wait
  }

  /** One look at the outbox; returns how long to wait for the next. */
  async function takeMore(): Promise<number | null> {
    const paused = pause.remainingMs()
    if (paused > 0) return paused
    const limit = maximo - enMano.size
    // Less than none where a server went away while more was in hand than one may hold then.
    if (limit <= 0) return esperaMs
    const now = ctx.now()
    const correos = await claimCorreos(ctx.db, {
      now,
      hasta: now + arriendoMs,
      limit,
      enMano: [...enMano.keys()],
    })
    for (const correo of correos) hold(correo)
    more = correos.length === limit
    return null
  }

  function onFailure(error: unknown, failures: number): number {
    if (failures === 1) ctx.log.error({ err: error }, 'outbox out of reach, looking again until it answers')
    return Math.min(esperaMs * failures, 10_000)
  }

  return {
    start: lookout.start,
    stop: (plazoMs = 8_000) =>
      lookout.stop({
        plazoMs,
        onTheirWay: () => enMano.values(),
        cut: () => {
          transport.close()
          givingUp.abort()
        },
      }),
  }
}

const ID_DE_CORREO = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * At the start and from time to time: whoever deletes a mail deletes its file, but cannot reach those of another node.
 * Files that no row of the outbox ever named are of whoever wrote them.
 */
export async function sweepEmlFiles({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  const files = (await listEmlFiles(config.dataDir)).filter(({ id }) => ID_DE_CORREO.test(id))
  const quedan = await listCorreosQueQuedan(
    db,
    files.map(({ id }) => id),
  )
  for (const { file, id } of files) if (!quedan.has(id)) await rm(file, { force: true })
}
