import { parentPort, type Worker } from 'node:worker_threads'

const TERMINA = 'termina'
/** More than any of our threads works without looking at its messages. */
const PLAZO_MS = 30_000

/**
 * Of a thread of ours, which is asked to end and does so between two steps. One that is ended from outside in the
 * instant in which it opens a compressor takes the whole process with it: Node aborts at closing what it had not begun.
 */
export async function endThread(worker: Worker): Promise<void> {
  // It has ended by itself.
  if (worker.threadId === -1) return
  // What it fails with on its way out is of no use to anybody, and unheard it would end the process.
  worker.on('error', () => {})
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  worker.postMessage(TERMINA)
  const late = setTimeout(() => void worker.terminate(), PLAZO_MS)
  await ended
  clearTimeout(late)
}

/** In the thread, before anything else. It listens until then: whoever started it ends it, also when its work is done. */
export function endWhenAsked(): void {
  parentPort!.on('message', (dicho: unknown) => {
    if (dicho === TERMINA) process.exit()
  })
}
