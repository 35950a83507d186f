import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from './server-process.ts'

/** The end of what hangs: an end takes a moment, and a drain that hangs gives up after ten seconds with another code. */
const ENOUGH_MS = 60_000

/**
 * Ends a server that writes its log without pause, and has whoever reads it go away before the signal, or some
 * milliseconds after it. The process' exit code; null where it had to be killed.
 */
export async function endWithoutReader(moment: 'serving' | 'ending', afterMs = 0): Promise<number | null> {
  const server = await startServerProcess()
  const agent = new Agent({ keepAlive: true })
  // Each of these is a line of the log.
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      get(`${server.url}/api/nada`, { agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode!))
      }).on('error', reject)
    })
  const keepAsking = async () => {
    for (;;) await ask()
  }
  try {
    const gone = Promise.allSettled([keepAsking(), keepAsking(), keepAsking()])
    await ask()
    if (moment === 'serving') {
      server.closeLog()
      for (let turn = 0; turn < 5; turn++) if ((await ask()) !== 404) throw new Error('It stopped serving.')
    }
    const ended = server.stop('SIGTERM')
    await sleep(afterMs)
    server.closeLog()
    const timer = setTimeout(() => process.kill(server.pid, 'SIGKILL'), ENOUGH_MS)
    const code = await ended
    clearTimeout(timer)
    await gone
    return code
  } finally {
    agent.destroy()
  }
}
