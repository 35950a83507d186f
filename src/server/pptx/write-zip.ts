import { crc32, deflateRawSync } from 'node:zlib'

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

const VERSION = 20
/** The first day that a zip can tell: the same report is the same bytes. */
const FECHA = 0x21
const CABEZA = 30
const ENTRADA = 46
const FINAL = 22

/** Node's own compression in the frame that office programs read; names are ASCII, and no file is near 4 GB. */
export function writeZip(archivos: Iterable<[string, Comprimido]>): Buffer {
  const locales: Uint8Array[] = []
  const entradas: Uint8Array[] = []
  let lugar = 0
  for (const [nombre, archivo] of archivos) {
    const name = Buffer.from(nombre, 'latin1')
    const cabeza = Buffer.alloc(CABEZA)
    cabeza.writeUInt32LE(0x04034b50, 0)
    cabeza.writeUInt16LE(VERSION, 4)
    writeDatos(cabeza, 8, archivo, name.length)
    const entrada = Buffer.alloc(ENTRADA)
    entrada.writeUInt32LE(0x02014b50, 0)
    entrada.writeUInt16LE(VERSION, 4)
    entrada.writeUInt16LE(VERSION, 6)
    writeDatos(entrada, 10, archivo, name.length)
    entrada.writeUInt32LE(lugar, 42)
    locales.push(cabeza, name, archivo.bytes)
    entradas.push(entrada, name)
    lugar += CABEZA + name.length + archivo.bytes.length
  }
  const final = Buffer.alloc(FINAL)
  const cuantas = entradas.length / 2
  final.writeUInt32LE(0x06054b50, 0)
  final.writeUInt16LE(cuantas, 8)
  final.writeUInt16LE(cuantas, 10)
  final.writeUInt32LE(
    entradas.reduce((suma, { length }) => suma + length, 0),
    12,
  )
  final.writeUInt32LE(lugar, 16)
  return Buffer.concat([...locales, ...entradas, final])
}

/** What both heads of a file tell in the same order: method, time, date, sum, sizes, length of the name. */
function writeDatos(
  cabeza: Buffer,
  desde: number,
  { metodo, crc, bytes, largo }: Comprimido,
  nombre: number,
) {
  cabeza.writeUInt16LE(metodo, desde)
  cabeza.writeUInt16LE(FECHA, desde + 4)
  cabeza.writeUInt32LE(crc, desde + 6)
  cabeza.writeUInt32LE(bytes.length, desde + 10)
  cabeza.writeUInt32LE(largo, desde + 14)
  cabeza.writeUInt16LE(nombre, desde + 18)
}
