import { timingSafeEqual } from 'node:crypto'
import { decodeToken, encodeToken } from '#domain/encuesta/token.ts'
import { deriveValor, type Llave } from '../llave.ts'

/** One token of a batch: which batch, and which of its tokens. */
export interface Serie {
  lote: number
  serie: number
}

const MITAD = 4
/** Twelve bits of the place; the other twenty number its tokens. */
export const MAX_LOTE = 0xf_ff
export const MAX_SERIE = 0xf_ff_ff
const BITS_DE_SERIE = 20

const writeCuerpo = ({ lote, serie }: Serie): Buffer => {
  const cuerpo = Buffer.alloc(MITAD)
  cuerpo.writeUInt32BE(lote * 2 ** BITS_DE_SERIE + serie)
  return cuerpo
}

/** Twenty-eight bits: a token has sixty. */
const sello = (llave: Llave, cuerpo: Buffer) => {
  const bytes = deriveValor(llave, 'papeleta', `sello:${cuerpo.toString('hex')}`).subarray(0, MITAD)
  bytes[MITAD - 1]! &= 0xf0
  return bytes
}

/** Covers or uncovers: two slips of a batch have nothing in common to whoever has not got the key. */
const cover = (llave: Llave, cuerpo: Buffer, conSello: Buffer) => {
  const manto = deriveValor(llave, 'papeleta', `manto:${conSello.toString('hex')}`)
  return Buffer.from(cuerpo.map((byte, i) => byte ^ manto[i]!))
}

/**
 * Sixty bits as every token, of which nothing is stored: the place in its batch, covered, and a seal under the climate's
 * key. Whoever guesses has to hit one of those that were drawn, out of 2^60: a right seal on a place that was not drawn opens
 * nothing.
 */
export function computeTokenDeLote(llave: Llave, serie: Serie): string {
  const cuerpo = writeCuerpo(serie)
  const conSello = sello(llave, cuerpo)
  return encodeToken(Buffer.concat([cover(llave, cuerpo, conSello), conSello]))
}

/** Null where the token is no batch's of this climate. */
export function readTokenDeLote(llave: Llave, token: string): Serie | null {
  const bytes = Buffer.from(decodeToken(token))
  const conSello = bytes.subarray(MITAD)
  const cuerpo = cover(llave, bytes.subarray(0, MITAD), conSello)
  if (!timingSafeEqual(sello(llave, cuerpo), conSello)) return null
  const lugar = cuerpo.readUInt32BE()
  return { lote: lugar >>> BITS_DE_SERIE, serie: lugar & MAX_SERIE }
}
