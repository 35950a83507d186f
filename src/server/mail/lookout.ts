import { setTimeout as sleep } from 'node:timers/promises'
import { onBell } from '../context/job.ts'
import type { Db } from '../db/engine/database.ts'
import { createAlarmClock } from './alarm-clock.ts'

export interface LookoutOptions {
  /** One look for work; how long to wait for the next, null: as long as usual. */
  look: () => Promise<number | null>
  /** After so many failures in a row; how long to wait. */
  onFailure: (error: unknown, failures: number) => number
  /** Between two looks where nothing rings. */
  esperaMs: number
}

export interface Stop {
  plazoMs: number
  /** Work that a look has begun and left on its way. */
  onTheirWay?: () => Iterable<Promise<void>>
  /** Cuts off what is still on its way then. */
  cut: () => void
}

/** The bell rings before the transaction commits, which takes a moment. */
const LOOKS_AFTER_BELL = [20, 100, 400]
/** For writing down that what was cut off failed. */
const AFTER_CUT_MS = 1_000

/** Looks for mails to send until it is told to stop, sooner when the bell of the outbox rings. */
export function createLookout(db: Db, { look, onFailure, esperaMs }: LookoutOptions) {
  const clock = createAlarmClock()
  let looks: number[] = []
  let stopping = false
  let running: Promise<void> | null = null
  let stopListening = () => {}

  async function run(): Promise<void> {
    let failures = 0
    while (!stopping) {
      let wait: number
      try {
        wait = (await look()) ?? looks.shift() ?? esperaMs
        failures = 0
      } catch (error) {
        wait = onFailure(error, ++failures)
      }
      if (!stopping && wait > 0) await clock.wait(wait)
    }
  }

  return {
    ...clock,
    isStopping: () => stopping,
    start() {
      if (running) return
      stopListening = onBell(db, 'correo', () => {
        looks = [...LOOKS_AFTER_BELL]
        clock.ring()
      })
      running = run()
    },
    async stop({ plazoMs, onTheirWay = () => [], cut }: Stop) {
      stopping = true
      stopListening()
      clock.ring()
      const done = (async () => {
        await running
        await Promise.all(onTheirWay())
      })()
      const patience = new AbortController()
      const until = (ms: number) => sleep(ms, undefined, { signal: patience.signal }).catch(() => {})
      await Promise.race([done, until(plazoMs)])
      cut()
      await Promise.race([done, until(AFTER_CUT_MS)])
      patience.abort()
    },
  }
}
