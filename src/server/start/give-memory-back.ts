import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Job } from '../context/job.ts'

const LOOK_EVERY_MS = 1_000
/** Of the time since the last look. */
const MAX_ACTIVE_AT_REST = 0.05
const MIN_WORK_MS = 5_000

export interface Activity {
  /** Milliseconds of work since memory was last given back; without end where it never was. */
  worked: number
  /** Share of work in the time since the last look. */
  active: number
}

/** Collecting takes a tenth of a second: worth it once the start is over, then after some seconds of work, while nobody waits. */
export const isWorthIt = ({ worked, active }: Activity): boolean =>
  worked >= MIN_WORK_MS && active <= MAX_ACTIVE_AT_REST

/** V8 shrinks its heap for this kind alone: whoever asks for nothing keeps all that the start needed. */
function collectAll(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** A young generation large enough for a crowd costs memory only while there is one. */
export function createMemoryJob(): Job {
  let timer: NodeJS.Timeout | undefined
  let seen = performance.eventLoopUtilization()
  let givenBackAt = -Infinity
  const look = () => {
    const now = performance.eventLoopUtilization()
    const active = performance.eventLoopUtilization(now, seen).utilization
    seen = now
    if (!isWorthIt({ worked: now.active - givenBackAt, active })) return
    collectAll()
    givenBackAt = performance.eventLoopUtilization().active
  }
  return {
    start: () => {
      timer = setInterval(look, LOOK_EVERY_MS).unref()
    },
    stop: async () => clearInterval(timer),
  }
}
