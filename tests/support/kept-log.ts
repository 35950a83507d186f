import { Writable } from 'node:stream'

/** A place to log to that can be read afterwards. */
export function keepLog(): { logStream: Writable; readLog: () => string } {
  let log = ''
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  return { logStream, readLog: () => log }
}
