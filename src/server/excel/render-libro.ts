import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Libro } from '../../domain/resultados/libro/libro.ts'
import { getHelperEnv } from '../helper-env.ts'

const MAX_MS = 60_000
const MAX_MEMORIA_MB = 512

/** The workbook as an .xlsx file. */
export async function renderLibro(libro: Libro): Promise<Buffer> {
  const worker = new Worker(new URL('./render-libro-worker.ts', import.meta.url), {
    workerData: libro,
    env: getHelperEnv(),
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORIA_MB },
  })
  try {
    // `once` rejects where the thread fails.
    const [bytes] = (await once(worker, 'message', { signal: AbortSignal.timeout(MAX_MS) })) as [Uint8Array]
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  } finally {
    await worker.terminate()
  }
}
