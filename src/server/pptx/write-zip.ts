import { crc32, deflateRawSync } from 'node:zlib'
import { type EntradaDeZip, writeCabeza, writeDirectorio } from '../archivos/zip-frame.ts'

/** A file as it lies in a zip. */
export interface Comprimido {
  bytes: Uint8Array
  /** 8 deflated, 0 as it was. */
  metodo: 8 | 0
  crc: number
  largo: number
}

export function compress(contenido: string | Uint8Array): Comprimido {
  const original = typeof contenido === 'string' ? Buffer.from(contenido) : contenido
  return { bytes: deflateRawSync(original), metodo: 8, crc: crc32(original), largo: original.length }
}

/** For what is compressed already. */
export const keepAsIs = (bytes: Uint8Array): Comprimido => ({
  bytes,
  metodo: 0,
  crc: crc32(bytes),
  largo: bytes.length,
})

/** Node's own compression in the frame that office programs read; names are ASCII. */
export function writeZip(archivos: Iterable<[string, Comprimido]>): Buffer {
  const partes: Uint8Array[] = []
  const entradas: EntradaDeZip[] = []
  let lugar = 0
  for (const [nombre, { bytes, ...archivo }] of archivos) {
    const entrada = { ...archivo, nombre: Buffer.from(nombre), comprimido: bytes.length, lugar }
    const cabeza = writeCabeza(entrada)
    partes.push(cabeza, bytes)
    entradas.push(entrada)
    lugar += cabeza.length + bytes.length
  }
  return Buffer.concat([...partes, writeDirectorio(entradas, lugar)])
}
