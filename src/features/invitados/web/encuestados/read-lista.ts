import { parseCsv } from '#domain/encuestados/parse-csv.ts'
import { type FilasLeidas, fail } from './filas-leidas.ts'
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

/** A CSV file, or the first sheet of an Excel book. */
export async function readLista(archivo: Blob, readLibro = readEnHilo): Promise<FilasLeidas> {
  if (archivo.size > MAX_BYTES) return fail('El archivo es demasiado grande: divídelo en varios.')
  const bytes = new Uint8Array(await archivo.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readLibro(bytes)
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    return fail('Es un libro de Excel antiguo (.xls): guárdalo como .xlsx o como CSV y vuelve a escogerlo.')
  const texto = decode(bytes)
  return texto.includes('\0')
    ? fail('El archivo no es un texto CSV.')
    : { filas: parseCsv(texto), falla: null }
}
