import type { AppContext } from '#server/context/context.ts'
import type { Job } from '#server/context/job.ts'
import { consumeLimite } from '#server/db/limites.ts'
import { createAlarmClock } from '#server/mail/alarm-clock.ts'
import { readRebotes } from './read-rebotes.ts'

const CINCO_MINUTOS = 300_000

/** Looks into the mailbox of delivery reports from time to time, on one node at a time; nothing where there is none. */
export function createRebotesJob(ctx: AppContext, { cadaMs = CINCO_MINUTOS } = {}): Job {
  const clock = createAlarmClock()
  const stopping = new AbortController()
  let running: Promise<void> | null = null

  async function look(imapUrl: string): Promise<void> {
    // A little short, so that the node that looked last is not a moment too early.
    const turno = { clave: 'rebotes', max: 1, ventanaMs: cadaMs * 0.9 }
    if (!(await consumeLimite(ctx.db, ctx.now(), turno))) return
    await readRebotes(ctx, imapUrl, stopping.signal)
  }

  async function run(imapUrl: string): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await look(imapUrl)
      } catch (error) {
        if (stopping.signal.aborted) return
        // The server's own words may quote a name.
        const { code, authenticationFailed } = error as { code?: string; authenticationFailed?: boolean }
        const causa = authenticationFailed ? 'EAUTH' : code
        ctx.log.error({ causa, ...(causa ? {} : { err: error }) }, 'delivery reports not read')
      }
      if (!stopping.signal.aborted) await clock.wait(cadaMs)
    }
  }

  return {
    start() {
      const { rebotes } = ctx.config
      if (rebotes) running ??= run(rebotes.imapUrl)
    },
    async stop() {
      stopping.abort()
      clock.ring()
      await running
    },
  }
}
