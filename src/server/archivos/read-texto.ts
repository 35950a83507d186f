import { Worker } from 'node:worker_threads'
import type { TipoDeArchivo } from './inspect-archivo.ts'
import { LIMITES_DE_LECTURA } from './limites-de-lectura.ts'

export interface ReadTextoOptions {
  tiempoMs?: number
  /** Ends the reading at once; it then rejects. */
  signal?: AbortSignal
}

/**
 * The text inside a file, for the search; null where it has none that can be read in time and within the limits.
 * A thread per file, ended afterwards: an endless loop or a leak in a reader ends with it.
 */
export async function readTexto(
  tipo: TipoDeArchivo,
  bytes: Uint8Array,
  { tiempoMs = LIMITES_DE_LECTURA.tiempoMs, signal }: ReadTextoOptions = {},
): Promise<string | null> {
  signal?.throwIfAborted()
  if (tipo === 'doc') return null
  const worker = new Worker(new URL('./read-texto-worker.ts', import.meta.url), {
    workerData: { tipo, bytes },
    env: {},
    execArgv: [],
    // The readers' complaints about a file are nobody's business.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: LIMITES_DE_LECTURA.memoriaMb },
  })
  const ended = new AbortController()
  const texto = await new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve(''), tiempoMs)
    ended.signal.addEventListener('abort', () => clearTimeout(timer))
    signal?.addEventListener('abort', () => resolve(''), { signal: ended.signal })
    worker.on('message', resolve)
    worker.on('error', () => resolve(''))
    worker.on('exit', () => resolve(''))
  })
  ended.abort()
  await worker.terminate()
  signal?.throwIfAborted()
  return texto || null
}
