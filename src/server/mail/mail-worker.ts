import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { AppContext } from '../context.ts'
import { createLogTruncation } from '../db/erase/truncate-log.ts'
import { createAlarmClock } from './alarm-clock.ts'
import type { CorreoTomado, Plantillas } from './correo.ts'
import { createMailTransport } from './create-mail-transport.ts'
import { eraseCorreos } from './erase-correos.ts'
import { onMailBell } from './mail-bell.ts'
import { createOutagePause } from './outage-pause.ts'
import { claimCorreos } from './outbox-store.ts'
import { createRecordSent } from './record-sent.ts'
import { type SendTools, sendCorreo } from './send-correo.ts'
import type { PlazosSmtp } from './smtp-transport.ts'

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

const HORA = 3_600_000
/** In hand for each connection while mails go out, so that none waits for the next look at a full outbox. */
const EN_MANO_POR_CONEXION = 8
/** Of those, one on its way and one ready to go: a message with its attachments may be large. */
const LISTOS_POR_CONEXION = 2
/** The bell rings before the transaction commits, which takes a moment. */
const LOOKS_AFTER_BELL = [20, 100, 400]
/** For writing down that what was cut off failed. */
const AFTER_CUT_MS = 1_000

export function createMailWorker(ctx: AppContext, options: MailWorkerOptions): MailWorker {
  const { plantillas, paralelo = 5, esperaMs = 1_500, arriendoMs = 360_000 } = options
  const transport = createMailTransport(ctx.config, paralelo, options.plazos)
  const clock = createAlarmClock()
  const pause = createOutagePause()
  const enMano = new Map<string, Promise<void>>()
  const givingUp = new AbortController()
  const tools: SendTools = {
    plantillas,
    transport,
    arriendoMs,
    takeTurn: pLimit(paralelo * LISTOS_POR_CONEXION),
    pause,
    isStopping: () => stopping,
    recordSent: createRecordSent(ctx),
    signal: givingUp.signal,
  }
  const truncateLog = createLogTruncation(ctx.db)
  let looks: number[] = []
  let more = false
  /** One a connection until a mail has gone out: a server that is down must not cost everybody a try. */
  let maximo = paralelo
  let nextErasure = 0
  let stopping = false
  let running: Promise<void> | null = null
  let stopListening = () => {}

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
      if (more && enMano.size <= maximo / 2) clock.ring()
    })
    enMano.set(correo.id, attended)
  }

  async function eraseOnceAnHour(): Promise<void> {
    // Also where the clock was set back, and the hour would last longer than one.
    if (ctx.now() < nextErasure && ctx.now() >= nextErasure - HORA) return
    nextErasure = ctx.now() + HORA
    await eraseCorreos(ctx, truncateLog).catch((error) =>
      ctx.log.error({ err: error }, 'old mails not erased'),
    )
  }

  /** One look at the outbox; returns how long to wait for the next. */
  async function look(): Promise<number> {
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
    return looks.shift() ?? esperaMs
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!stopping) {
      let wait: number
      try {
        wait = await look()
        failures = 0
        await eraseOnceAnHour()
      } catch (error) {
        if (failures++ === 0)
          ctx.log.error({ err: error }, 'outbox out of reach, looking again until it answers')
        wait = Math.min(esperaMs * failures, 10_000)
      }
      if (!stopping) await clock.wait(wait)
    }
  }

  return {
    start() {
      if (running) return
      stopListening = onMailBell(ctx.db, () => {
        looks = [...LOOKS_AFTER_BELL]
        clock.ring()
      })
      running = run()
    },
    async stop(plazoMs = 8_000) {
      stopping = true
      stopListening()
      clock.ring()
      const done = (async () => {
        await running
        await Promise.all(enMano.values())
      })()
      const patience = new AbortController()
      const until = (ms: number) => sleep(ms, undefined, { signal: patience.signal }).catch(() => {})
      await Promise.race([done, until(plazoMs)])
      transport.close()
      givingUp.abort()
      await Promise.race([done, until(AFTER_CUT_MS)])
      patience.abort()
    },
  }
}
