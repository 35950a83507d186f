import { timingSafeEqual } from 'node:crypto'
import { decodeToken, encodeToken } from '#domain/encuesta/token.ts'
import { deriveValor, type Llave } from '../llave.ts'

/** One token of a batch: which batch, and which of its tokens. */
export interface Serie {
  lote: number
  serie: number
}

const MITAD = 5
export const MAX_LOTE = 0xff_ff

const writeCuerpo = ({ lote, serie }: Serie): Buffer => {
  const cuerpo = Buffer.alloc(MITAD)
  cuerpo.writeUIntBE(lote, 0, 2)
  cuerpo.writeUIntBE(serie, 2, 3)
  return cuerpo
}

const sello = (llave: Llave, cuerpo: Buffer) =>
  deriveValor(llave, 'papeleta', `sello:${cuerpo.toString('hex')}`).subarray(0, MITAD)

/** Covers or uncovers: two slips of a batch have nothing in common to whoever has not got the key. */
const cover = (llave: Llave, cuerpo: Buffer, conSello: Buffer) => {
  const manto = deriveValor(llave, 'papeleta', `manto:${conSello.toString('hex')}`)
  return Buffer.from(cuerpo.map((byte, i) => byte ^ manto[i]!))
}

/**
 * Eighty bits as every token, of which nothing is stored: the place in its batch, covered, and a seal under the climate's
 * key. Whoever guesses has to hit one of those that were drawn, out of 2^80: a right seal on a place that was not drawn opens
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
  return { lote: cuerpo.readUIntBE(0, 2), serie: cuerpo.readUIntBE(2, 3) }
}
