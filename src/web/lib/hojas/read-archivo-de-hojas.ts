import { parseCsv } from '#domain/encuestados/parse-csv.ts'
import { isLimeSurvey, readLimeSurvey } from '#domain/hojas/read-limesurvey.ts'
import { type Cuales, fail, type HojasLeidas } from './hojas-leidas.ts'
import { readEnHilo } from './read-en-hilo.ts'

const MAX_BYTES = 5_000_000

/** Excel writes CSV as UTF-8 with a mark, as UTF-16, or in the alphabet of Windows, and does not say which. */
function decode(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export type Archivo = HojasLeidas & {
  /** Signs of another program's file, unlike anything here. */
  noTraido?: string[]
}

/** A CSV file, a text of LimeSurvey, or the sheets of an Excel book. */
export async function readArchivoDeHojas(
  archivo: Blob,
  cuales: Cuales,
  readLibro = readEnHilo,
): Promise<Archivo> {
  if (archivo.size > MAX_BYTES) return fail('El archivo es demasiado grande: divídelo en varios.')
  const bytes = new Uint8Array(await archivo.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readLibro(bytes, cuales)
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    return fail('Es un libro de Excel antiguo (.xls): guárdalo como .xlsx o como CSV y vuelve a escogerlo.')
  const texto = decode(bytes)
  if (texto.includes('\0')) return fail('El archivo no es un texto CSV.')
  if (cuales === 'todas' && isLimeSurvey(texto)) {
    const { hoja, noTraido } = readLimeSurvey(texto)
    return { hojas: [hoja], falla: null, noTraido }
  }
  return { hojas: [{ nombre: '', filas: parseCsv(texto) }], falla: null }
}
