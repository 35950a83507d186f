import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { SIN_LIMITES, spawnConfined } from './confined-process.ts'
import type { TipoDeArchivo } from './inspect-archivo.ts'
import { LIMITES_DE_LECTURA } from './limites-de-lectura.ts'

const PROCESO = new URL('./read-texto-process.ts', import.meta.url)
/** A letter of UTF-16 has at most three bytes in UTF-8. */
const MAX_SALIDA = LIMITES_DE_LECTURA.letras * 3

export interface ReadTextoOptions {
  tiempoMs?: number
  /** Ends the reading at once; it then rejects. */
  signal?: AbortSignal
}

/** Who ended before it had read everything says so by how it ended; a file that cannot be fetched is a failure of ours. */
async function feed(stdin: Writable, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  stdin.on('error', () => {})
  for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
    if (stdin.destroyed) return
    if (!stdin.write(piece)) await Promise.race([once(stdin, 'drain'), once(stdin, 'close')]).catch(() => {})
  }
  stdin.end()
}

/**
 * The text inside a file, for the search; null where it has none that can be read in time and within the limits.
 * A process per file, ended afterwards: a bomb, an endless loop or a leak in a reader ends with it.
 */
export async function readTexto(
  tipo: TipoDeArchivo,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  { tiempoMs = LIMITES_DE_LECTURA.tiempoMs, signal }: ReadTextoOptions = {},
): Promise<string | null> {
  signal?.throwIfAborted()
  const child = await spawnConfined(PROCESO, [tipo], LIMITES_DE_LECTURA)
  const closed = once(child, 'close') as Promise<[code: number | null]>
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(kill, tiempoMs)
  signal?.addEventListener('abort', kill)
  if (signal?.aborted) kill()
  try {
    const output: Buffer[] = []
    let length = 0
    child.stdout!.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > MAX_SALIDA) kill()
      else output.push(chunk)
    })
    const fed = feed(child.stdin!, bytes).catch((error) => {
      kill()
      throw error
    })
    const [[code]] = await Promise.all([closed, fed])
    signal?.throwIfAborted()
    if (code === SIN_LIMITES) throw new Error('the system sets no limits for the reading of files')
    return code === 0 && length <= MAX_SALIDA ? Buffer.concat(output).toString() || null : null
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
  }
}
