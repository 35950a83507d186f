const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Half of the last one is left out. */
const BYTES = 8
export const LARGO_DE_TOKEN = 12
/** Twelve characters with as many separators as anybody puts between them, or a whole link. */
const LARGO_TECLEADO = 400
/** Words before it in a mail. */
const ROTULO = /^(?:TU)?T0KEN(?=.{12}$)/

/** The first 60 bits as twelve characters of Crockford's base32: no I, L, O or U to misread. */
export function encodeToken(bytes: Uint8Array): string {
  if (bytes.length !== BYTES) throw new RangeError(`a token has ${BYTES} bytes, not ${bytes.length}`)
  let token = ''
  let pendientes = 0
  let cuantos = 0
  for (const byte of bytes) {
    pendientes = ((pendientes << 8) | byte) & 0xfff
    for (cuantos += 8; cuantos >= 5; cuantos -= 5) token += CROCKFORD[(pendientes >> (cuantos - 5)) & 31]
  }
  return token
}

/** The 60 bits of twelve characters that parseToken let through, and four that are nought. */
export function decodeToken(token: string): Uint8Array {
  let bits = 0n
  for (const letra of token) bits = (bits << 5n) | BigInt(CROCKFORD.indexOf(letra))
  bits <<= 4n
  return Uint8Array.from({ length: BYTES }, (_, i) => Number((bits >> BigInt(8 * (BYTES - 1 - i))) & 255n))
}

/** As a person reads it: "K7QF 3M9X 2HTB". */
export function formatToken(token: string): string {
  return token.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** Turns what a person typed or copied out of a mail back to the twelve characters; null when it cannot be a token. */
export function parseToken(texto: string): string | null {
  if (texto.length > LARGO_TECLEADO) return null
  const token = texto
    .slice(texto.lastIndexOf('#') + 1)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(ROTULO, '')
  return token.length === LARGO_DE_TOKEN && [...token].every((letra) => CROCKFORD.includes(letra))
    ? token
    : null
}
