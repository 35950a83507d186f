import { type FilaCsv, parseCsv } from '../../../domain/encuestados/parse-csv.ts'

const MAX_BYTES = 5_000_000

export type FilasLeidas = { filas: FilaCsv[]; falla: null } | { filas: null; falla: string }

const fail = (falla: string): FilasLeidas => ({ filas: null, falla })

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

/** What a book of ten thousand rows unpacks to, many times over. */
const MAX_DESEMPACADO = 60_000_000

/**
 * As a spreadsheet shows it: the rows that say something, each with its number. Unpacked here and handed on unpacked: the
 * reader would start a worker of its own for a large book, which the page's policy forbids.
 */
async function readXlsx(bytes: Uint8Array): Promise<FilasLeidas> {
  const [{ readSheet }, { unzipSync, zipSync }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
  ])
  try {
    let total = 0
    const partes = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize
        if (total > MAX_DESEMPACADO) throw new RangeError('too much inside')
        return true
      },
    })
    const filas = (await readSheet(new Blob([zipSync(partes, { level: 0 })]))).map((fila, i) => ({
      linea: i + 1,
      celdas: fila.map((celda) => (celda === null ? '' : String(celda).trim())),
    }))
    return { filas: filas.filter(({ celdas }) => celdas.some(Boolean)), falla: null }
  } catch {
    return fail('El libro de Excel no se puede leer. Ábrelo, guárdalo de nuevo y vuelve a escogerlo.')
  }
}

/** A CSV file, or the first sheet of an Excel book. */
export async function readLista(archivo: Blob): Promise<FilasLeidas> {
  if (archivo.size > MAX_BYTES) return fail('El archivo es demasiado grande: divídelo en varios.')
  const bytes = new Uint8Array(await archivo.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readXlsx(bytes)
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    return fail('Es un libro de Excel antiguo (.xls): guárdalo como .xlsx o como CSV y vuelve a escogerlo.')
  const texto = decode(bytes)
  return texto.includes('\0')
    ? fail('El archivo no es un texto CSV.')
    : { filas: parseCsv(texto), falla: null }
}
