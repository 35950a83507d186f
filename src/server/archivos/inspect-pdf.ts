import { startsProgram } from './pdf-starts-program.ts'
import { hasZipEnd } from './zip-end.ts'

const HEADER = /^%PDF-[12]\.\d/
const EOF_MARK = '%%EOF'
/** Where browsers look when they guess what a file is. */
const SNIFFED = 2_048
const MARKUP = /<(!doctype|html|head|body|script|svg|iframe|\?php|\?xml-stylesheet)\b/i

const isBlank = (byte: number | undefined) =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32

/** Where a reader begins: at the end, which tells where the table of objects is. */
const START = /startxref\s{1,4}(\d{1,10})\s{1,4}%%EOF$/
const TABLE = /^\s{0,8}(?:xref\s|\d{1,10} \d{1,5} obj)/

/** A file without a table of objects where its end says is none, unless a reader could put one together again. */
function hasObjects(bytes: Buffer, end: number): boolean {
  const start = START.exec(bytes.toString('latin1', Math.max(0, end - 64), end))?.[1]
  if (start === undefined) return false
  const at = Number(start)
  if (at < end && TABLE.test(bytes.toString('latin1', at, at + 32))) return true
  return bytes.includes('endobj') && bytes.includes('/Catalog')
}

/** Readers allow a kilobyte of anything around a PDF; that is where a second file hides, so we allow blanks only. */
export async function inspectPdf(bytes: Buffer): Promise<'pdf' | null> {
  if (!HEADER.test(bytes.toString('latin1', 0, 8))) return null
  let end = bytes.length
  while (end > 0 && isBlank(bytes[end - 1])) end--
  if (bytes.toString('latin1', end - EOF_MARK.length, end) !== EOF_MARK) return null
  if (!hasObjects(bytes, end)) return null
  if (MARKUP.test(bytes.toString('latin1', 0, SNIFFED)) || hasZipEnd(bytes)) return null
  return (await startsProgram(bytes)) ? null : 'pdf'
}
