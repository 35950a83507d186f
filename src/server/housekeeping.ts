import type { AppContext } from './context.ts'
import { deleteLimitesTerminados } from './db/limites.ts'
import { deleteSesionesTerminadas } from './sesion/sesiones-store.ts'

/** Something that runs beside the requests, on every node, until the process closes. */
export interface Job {
  start(): void
  stop(): Promise<void>
}

const DIEZ_MINUTOS = 600_000

/** Removes what has ended: nothing depends on it but the size of the database. */
export function createHousekeeping(ctx: AppContext): Job {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const sweep = async () => {
    try {
      await deleteLimitesTerminados(ctx.db, ctx.now())
      await deleteSesionesTerminadas(ctx.db, ctx.now())
    } catch (error) {
      ctx.log.warn({ err: error }, 'housekeeping failed')
    }
  }
  return {
    start: () => {
      timer = setInterval(() => {
        running = sweep()
      }, DIEZ_MINUTOS)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
