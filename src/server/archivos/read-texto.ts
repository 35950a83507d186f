import { runConfined } from './confined-process.ts'
import { isFoto, type TipoDeArchivo } from './inspect-archivo.ts'
import { LIMITES_DE_LECTURA } from './juicio.ts'

const PROCESO = new URL('./read-texto-process.ts', import.meta.url)
/** A letter of UTF-16 has at most three bytes in UTF-8. */
const MAX_SALIDA = LIMITES_DE_LECTURA.letras * 3

export interface ReadTextoOptions {
  tiempoMs?: number
  /** Less where somebody waits for it. */
  nice?: number
  /** Ends the reading at once; it then rejects. */
  signal?: AbortSignal
}

/** The text inside a file, for the search; null where it has none that can be read in time and within the limits. */
export async function readTexto(
  tipo: TipoDeArchivo,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  options: ReadTextoOptions = {},
): Promise<string | null> {
  if (isFoto(tipo)) return null
  const encargo = { ...LIMITES_DE_LECTURA, maxSalida: MAX_SALIDA, ...options }
  const { entero, salida } = await runConfined(PROCESO, [tipo], bytes, encargo)
  return entero ? salida.toString() || null : null
}
