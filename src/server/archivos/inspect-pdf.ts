import { hasZipEnd } from './zip-end.ts'

const HEADER = /^%PDF-[12]\.\d/
const EOF_MARK = '%%EOF'
/** Where browsers look when they guess what a file is. */
const SNIFFED = 2_048
const MARKUP = /<(!doctype|html|head|body|script|svg|iframe|\?php|\?xml-stylesheet)\b/i

const isBlank = (byte: number | undefined) =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32

/** Readers allow a kilobyte of anything around a PDF; that is where a second file hides, so we allow blanks only. */
export function inspectPdf(bytes: Buffer): 'pdf' | null {
  if (!HEADER.test(bytes.toString('latin1', 0, 8))) return null
  let end = bytes.length
  while (end > 0 && isBlank(bytes[end - 1])) end--
  if (bytes.toString('latin1', end - EOF_MARK.length, end) !== EOF_MARK) return null
  if (MARKUP.test(bytes.toString('latin1', 0, SNIFFED)) || hasZipEnd(bytes)) return null
  return 'pdf'
}
