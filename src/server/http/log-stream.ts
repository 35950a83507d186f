/** What may wait for a slow reader of the log before lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024

export interface LogStream {
  write(line: string): void
}

/**
 * Standard output, never waited for: a reader that stopped or went away costs lines, not the process. Pino's own stream
 * retries a broken pipe for ever when the process ends.
 */
export function openLogStream(): LogStream {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {})
    // Node makes a terminal wait for whoever reads it; one that is paused (Ctrl-S) would stop the site.
    const { _handle: handle } = stream as { _handle?: { setBlocking?(blocking: boolean): void } }
    if (stream.isTTY) handle?.setBlocking?.(false)
  }
  return {
    write: (line) => {
      if (process.stdout.writableLength < MAX_WAITING_BYTES) process.stdout.write(line)
    },
  }
}
