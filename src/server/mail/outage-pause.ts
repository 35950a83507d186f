const FIRST_MS = 1_000
const LONGEST_MS = 30_000

export interface OutagePause {
  begin(): void
  end(): void
  remainingMs(): number
}

/**
 * While the mail server takes nothing, the queue waits as a whole: otherwise every mail in it would spend one of its
 * tries on finding that out. In real time, since it is about this process and its connections.
 */
export function createOutagePause(read: () => number = () => performance.now()): OutagePause {
  let length = 0
  let until = 0
  return {
    begin() {
      // Mails that were on their way together report the same outage.
      if (read() < until) return
      length = Math.min(length === 0 ? FIRST_MS : length * 2, LONGEST_MS)
      until = read() + length
    },
    end() {
      length = 0
      until = 0
    },
    remainingMs: () => Math.max(0, until - read()),
  }
}
