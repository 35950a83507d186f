import type { AppContext } from '#server/context/context.ts'
import { createLogTruncation } from '#server/db/erase/truncate-log.ts'
import { createAlarmClock } from '#server/mail/alarm-clock.ts'
import { purgeCvs } from './purge-cvs.ts'
import { readArchivoPendiente } from './read-archivo-pendiente.ts'
import { reindexPendientes } from './reindex-cvs.ts'

export interface CvJobs {
  start(): void
  /** Finishes what is being written; a file that is being read is given back unread. */
  stop(): Promise<void>
}

const ESPERA_MS = 1_000
const ESPERA_TRAS_FALLO_MS = 10_000

/** Reads the text of new files, indexes what has changed and purges deleted CVs, for as long as the process lives. */
export function createCvJobs(ctx: AppContext, { esperaMs = ESPERA_MS } = {}): CvJobs {
  const stopping = new AbortController()
  const clocks = new Set<ReturnType<typeof createAlarmClock>>()
  const truncateLog = createLogTruncation(ctx.db)
  let running: Promise<unknown> | null = null

  /** Works while there is work, then looks again from time to time. */
  async function repeat(name: string, work: () => Promise<boolean>): Promise<void> {
    const clock = createAlarmClock()
    clocks.add(clock)
    while (!stopping.signal.aborted) {
      try {
        if (await work()) continue
        await clock.wait(esperaMs)
      } catch (error) {
        ctx.log.error({ err: error }, name)
        if (!stopping.signal.aborted) await clock.wait(ESPERA_TRAS_FALLO_MS)
      }
    }
  }

  return {
    start() {
      running ??= Promise.all([
        repeat('reading of files failed', () => readArchivoPendiente(ctx, stopping.signal)),
        repeat('indexing of CVs failed', () => reindexPendientes(ctx)),
        repeat('purge of deleted CVs failed', async () => (await purgeCvs(ctx, truncateLog)) > 0),
      ])
    },
    async stop() {
      stopping.abort()
      for (const clock of clocks) clock.ring()
      await running
    },
  }
}
