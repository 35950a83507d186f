import { onTestFinished } from 'vitest'
import type { AppContext } from '#server/context/context.ts'
import type { Job } from '#server/context/job.ts'
import { createRondaWorker } from '../ronda-worker.ts'

/** Looks often, and ends with the test. */
export function startRondas(ctx: AppContext): Job {
  const worker = createRondaWorker(ctx, { esperaMs: 25 })
  worker.start()
  onTestFinished(() => worker.stop())
  return worker
}
