import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Informe } from '#domain/informe/informe.ts'

const MAX_MS = 120_000
const MAX_MEMORIA_MB = 384

export interface RenderPptxOptions {
  signal: AbortSignal
  onLamina: (hechas: number) => void
}

/** In a thread of its own: slides are megabytes of XML and a zip, and the requests of others must not wait for them. */
export async function renderPptx(
  informe: Informe,
  { signal, onLamina }: RenderPptxOptions,
): Promise<Uint8Array> {
  const worker = new Worker(new URL('./render-pptx-worker.ts', import.meta.url), {
    workerData: informe,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORIA_MB },
  })
  const ends = AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)])
  try {
    for (;;) {
      // `once` rejects where the thread fails.
      const [message] = (await once(worker, 'message', { signal: ends })) as [number | Uint8Array]
      if (typeof message !== 'number') return message
      onLamina(message)
    }
  } finally {
    await worker.terminate()
  }
}
