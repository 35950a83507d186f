import { type Cuales, fail, type HojasLeidas, TRAE_DEMASIADO } from './hojas-leidas.ts'
import hiloUrl from './xlsx.worker.ts?worker&url'

/** Fifty thousand rows take two seconds, on a slow computer some more. */
const MAX_MS = 30_000

/**
 * Beside the page, which goes on answering meanwhile: whoever wrote the book decides how long it takes to read, and no list of
 * what may be wrong with one is complete.
 */
export async function readEnHilo(bytes: Uint8Array, cuales: Cuales): Promise<HojasLeidas> {
  const hilo = new Worker(hiloUrl, { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<HojasLeidas>()
  hilo.onmessage = ({ data }: MessageEvent<HojasLeidas>) => resolve(data)
  hilo.onerror = () =>
    resolve(fail('No se pudo leer el libro de Excel. Revisa tu conexión y vuelve a escogerlo.'))
  const plazo = setTimeout(() => resolve(fail(TRAE_DEMASIADO)), MAX_MS)
  try {
    hilo.postMessage({ bytes, cuales })
    return await promise
  } finally {
    clearTimeout(plazo)
    hilo.terminate()
  }
}
