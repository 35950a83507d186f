const SIGNATURE = Buffer.from('PK\x05\x06', 'latin1')
const RECORD_BYTES = 22
const MAX_COMMENT = 0xffff

/**
 * Whether a zip reader, which looks for its table of contents from the end of a file, would find one: then a file
 * that begins as something else is two files in one.
 */
export function hasZipEnd(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - RECORD_BYTES - MAX_COMMENT)
  for (let at = bytes.lastIndexOf(SIGNATURE); at >= first; at = bytes.lastIndexOf(SIGNATURE, at - 1)) {
    if (at + RECORD_BYTES > bytes.length) continue
    if (at + RECORD_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return true
    if (at === 0) break
  }
  return false
}
