import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { AppError } from '../base/errors.ts'
import type { Llave } from './llave.ts'

/*
 * What people answer is stored in boxes that the climate's key alone opens. A box belongs to one row: put into another one, of
 * another climate or another group, it does not open.
 */

const CIFRA = 'aes-256-gcm'
const BYTES_DE_NONCE = 12
const BYTES_DE_ETIQUETA = 16

export interface Fila {
  idClima: string
  clave: string
  idGrupo: string
}

/** Which box of the row: its answers, or what was written in words. */
type Caja = 'respuestas' | 'textos'

const describeFila = (caja: Caja, { idClima, clave, idGrupo }: Fila) =>
  Buffer.from(`${caja}|${idClima}|${clave}|${idGrupo}`)

/** As many bytes as the contents and 28 more. Never twice the same: what is written again looks like anything else. */
export function seal({ sello }: Llave, caja: Caja, fila: Fila, contenido: Uint8Array): Buffer {
  const nonce = randomBytes(BYTES_DE_NONCE)
  const cipher = createCipheriv(CIFRA, sello, nonce)
  cipher.setAAD(describeFila(caja, fila))
  const cifrado = cipher.update(contenido)
  cipher.final()
  return Buffer.concat([nonce, cifrado, cipher.getAuthTag()])
}

/** Fails on a box that was touched, put elsewhere or sealed with another key: a row that is left out would be a wrong figure. */
export function unseal({ sello }: Llave, caja: Caja, fila: Fila, sellada: Uint8Array): Buffer {
  const fin = sellada.length - BYTES_DE_ETIQUETA
  if (fin < BYTES_DE_NONCE) throw selloRoto(fila)
  const decipher = createDecipheriv(CIFRA, sello, sellada.subarray(0, BYTES_DE_NONCE))
  decipher.setAuthTag(sellada.subarray(fin))
  decipher.setAAD(describeFila(caja, fila))
  const contenido = decipher.update(sellada.subarray(BYTES_DE_NONCE, fin))
  try {
    decipher.final()
  } catch {
    throw selloRoto(fila)
  }
  return contenido
}

const selloRoto = ({ idClima }: Fila) =>
  new AppError(
    'INTERNAL',
    `Lo que se guardó del clima ${idClima} no se abre con su llave, así que no se contó ni se cambió nada. Avisa a quien administra el sitio.`,
  )
