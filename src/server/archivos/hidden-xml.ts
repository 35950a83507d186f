/* XML may be written otherwise than it reads: letters by their numbers, names of its own for them, two bytes a letter. */

/** A letter by its number, of as many digits as any has. */
const REFERENCE = /&#(x[0-9a-f]{1,8}|\d{1,8});/gi
const LONG_REFERENCE = /&#x?[0-9a-f]{9}/i

const readReference = (whole: string, number: string) => {
  const code = Number(number.startsWith('x') || number.startsWith('X') ? `0${number}` : number)
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

const readLetters = (text: string) => text.replace(REFERENCE, readReference)

const DECLARED = /^(?:\ufeff|ï»¿)?<\?xml[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([^"']{0,40})/i
const READ = /^(?:utf-?8|us-ascii|iso-8859-1|windows-1252)$/i

/** No office program declares a document type, writes two bytes a letter or says another alphabet than these. */
const isStrange = (letters: string) =>
  letters.includes('\0') || LONG_REFERENCE.test(letters) || /<!doctype/i.test(letters)

export function hasKnownLetters(head: string): boolean {
  const declared = DECLARED.exec(head)?.[1]
  return declared === undefined || READ.test(declared)
}

/** A short part as whoever opens it reads it; null: nobody writes it so. */
export function readXml(bytes: Uint8Array): string | null {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
  return isStrange(text) || !hasKnownLetters(text) ? null : readLetters(text)
}

/** As many letters as the longest word has, each by its number. */
const KEPT = 512

/** Whether one of the words, in small letters, stands in a text that comes in pieces, however it is written. */
export function createWordSearch(words: readonly string[]): (piece: string) => boolean {
  let last = ''
  return (piece) => {
    const joined = last + piece
    last = joined.slice(-KEPT)
    if (isStrange(joined)) return true
    const letters = readLetters(joined).toLowerCase()
    return words.some((word) => letters.includes(word))
  }
}
