/**
 * 53 bits of a text (cyrb53). Enough to tell the tokens of one device apart, and far too few to get back the 80 bits of
 * a token: more than a hundred million would fit. Not the browser's own digest: that one is missing without https.
 */
export function computeHuella(texto: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < texto.length; i++) {
    const letra = texto.charCodeAt(i)
    a = Math.imul(a ^ letra, 2654435761)
    b = Math.imul(b ^ letra, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
