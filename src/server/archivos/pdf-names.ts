/* How names are written in a PDF: behind a slash, any letter of them also as its number (`/Laun#63h`). */

export const SLASH = 0x2f
export const PERCENT = 0x25
const HASH = 0x23

/** The next one from there on, or the end. */
export function findSlash(bytes: Uint8Array, from: number): number {
  if (bytes[from] === SLASH) return from
  const at = bytes.indexOf(SLASH, from)
  return at === -1 ? bytes.length : at
}

export const isLineEnd = (byte: number) => byte === 10 || byte === 13
export const isBlank = (byte: number) =>
  byte === 32 || byte === 10 || byte === 13 || byte === 0 || byte === 9 || byte === 12
export const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39

export const ENDS = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)))

function readHex(bytes: Uint8Array, at: number): number {
  let value = 0
  for (const byte of [bytes[at] ?? 0, bytes[at + 1] ?? 0]) {
    const lower = byte | 0x20
    if (isDigit(byte)) value = value * 16 + byte - 0x30
    else if (lower >= 0x61 && lower <= 0x66) value = value * 16 + lower - 0x57
    else return -1
  }
  return value
}

/** Where the name behind the slash ends, where it is this one; else -1. */
export function matchNombre(bytes: Uint8Array, slash: number, nombre: Uint8Array): number {
  let at = slash + 1
  for (let letter = 0; letter < nombre.length; letter++) {
    if (bytes[at] === nombre[letter]) at++
    else if (bytes[at] === HASH && readHex(bytes, at + 1) === nombre[letter]) at += 3
    else return -1
  }
  const next = bytes[at]
  return next === undefined || isBlank(next) || ENDS.has(next) ? at : -1
}
