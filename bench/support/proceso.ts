import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Proceso {
  /** What it said first: the port it listens on. */
  port: number
  pid: number
  ask: (question: unknown) => Promise<unknown>
  stop: () => Promise<void>
}

/** A reference on a processor of its own, as the server that it is compared with has. Its file stands beside. */
export async function startProceso(file: string, args: string[] = []): Promise<Proceso> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args)
  const listen = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)))
    })
  const port = Number(await listen())
  return {
    port,
    pid: child.pid!,
    ask: (question) => {
      const answer = listen()
      child.send(question as never)
      return answer
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
    },
  }
}
