import { formatNombre } from '#domain/climas/nombres.ts'
import { parseCsv } from '#domain/encuestados/parse-csv.ts'

/** The cells of what a spreadsheet copied, row by row. Null: it is one text, as any other. */
export function readCeldas(texto: string): string[][] | null {
  const filas = parseCsv(texto, '\t').map(({ celdas }) => celdas.map(formatNombre))
  const dichas = filas.reduce((suma, celdas) => suma + celdas.filter(Boolean).length, 0)
  return dichas > 1 ? filas : null
}

/** A line that begins with a small letter goes on with the one before: where it was copied from, it had no more room. */
export const joinRenglones = (texto: string): string =>
  texto.includes('\t') ? texto : texto.replace(/\r?\n(?=\p{Ll})/gu, ' ')
