import { createCipheriv, createDecipheriv } from 'node:crypto'

/** One block is all there is, so there is nothing to chain and no mode to choose. */
const ONE_BLOCK = 'aes-256-ecb'
const SEALED = /^[0-9a-f]{32}$/i

const toHex = (id: string) => id.replaceAll('-', '')
const toId = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * A random id (UUID) as 32 letters that lead back to it with the key alone, whatever case a mail server puts them in. Whoever
 * makes letters up arrives at an id that nobody has.
 */
export function sealId(key: Uint8Array, id: string): string {
  const bytes = Buffer.from(toHex(id), 'hex')
  if (bytes.length !== 16) throw new RangeError('only a random id can be sealed')
  return createCipheriv(ONE_BLOCK, key, null).setAutoPadding(false).update(bytes).toString('hex')
}

/** Null where it cannot be a sealed id. */
export function openId(key: Uint8Array, sealed: string): string | null {
  if (!SEALED.test(sealed)) return null
  const decipher = createDecipheriv(ONE_BLOCK, key, null).setAutoPadding(false)
  return toId(decipher.update(Buffer.from(sealed, 'hex')).toString('hex'))
}
