export interface AlarmClock {
  /** Until the time has passed or somebody rings; a ring while nobody waits ends the next wait at once. */
  wait(ms: number): Promise<void>
  ring(): void
}

export function createAlarmClock(): AlarmClock {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring() {
      rung = true
      wake?.()
    },
    async wait(ms) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        wake = null
      }
      rung = false
    },
  }
}
