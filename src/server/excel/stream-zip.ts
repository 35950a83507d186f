import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'

/** Sizes come after the bytes; names in UTF-8. */
const BANDERAS = 0x0808
const DEFLATED = 8
const VERSION = 20
/** The first day that a zip can tell: the same workbook is the same bytes. */
const FECHA = 0x21
/** Half of what the best compression takes, for a twentieth more of bytes. */
const NIVEL = 4
const TROZO = 64 * 1024

export interface ParteDeZip {
  nombre: string
  /** In pieces that may be small: they are put together. */
  contenido: Iterable<string>
}

interface Escrita {
  nombre: Buffer
  lugar: number
  crc: number
  comprimido: number
  largo: number
}

/** A zip whose parts are written while they are read: of none of them is more in memory than some pieces. */
export async function* streamZip(partes: Iterable<ParteDeZip>): AsyncGenerator<Uint8Array> {
  const escritas: Escrita[] = []
  let lugar = 0
  for (const { nombre, contenido } of partes) {
    const escrita = { nombre: Buffer.from(nombre), lugar, crc: 0, comprimido: 0, largo: 0 }
    const cabeza = writeCabeza(escrita)
    yield cabeza
    for await (const bytes of deflate(contenido, escrita)) {
      escrita.comprimido += bytes.length
      yield bytes
    }
    yield writeDescriptor(escrita)
    lugar += cabeza.length + escrita.comprimido + DESCRIPTOR
    escritas.push(escrita)
  }
  yield writeDirectorio(escritas, lugar)
}

/** Compressed beside this thread; it is fed no faster than it works. */
async function* deflate(contenido: Iterable<string>, escrita: Escrita): AsyncGenerator<Buffer> {
  const deflater = createDeflateRaw({ level: NIVEL, chunkSize: TROZO })
  const feed = async () => {
    for (const texto of joinPieces(contenido)) {
      const bytes = Buffer.from(texto)
      escrita.crc = crc32(bytes, escrita.crc)
      escrita.largo += bytes.length
      if (!deflater.write(bytes)) await once(deflater, 'drain')
    }
    deflater.end()
  }
  const fed = feed().catch((error: Error) => deflater.destroy(error))
  for await (const bytes of deflater) yield bytes as Buffer
  await fed
}

function* joinPieces(piezas: Iterable<string>): Generator<string> {
  let junto = ''
  for (const pieza of piezas) {
    junto += pieza
    if (junto.length < TROZO) continue
    yield junto
    junto = ''
  }
  if (junto) yield junto
}

function writeCabeza({ nombre }: Escrita): Buffer {
  const cabeza = Buffer.alloc(30)
  cabeza.writeUInt32LE(0x04034b50, 0)
  cabeza.writeUInt16LE(VERSION, 4)
  cabeza.writeUInt16LE(BANDERAS, 6)
  cabeza.writeUInt16LE(DEFLATED, 8)
  cabeza.writeUInt16LE(FECHA, 12)
  cabeza.writeUInt16LE(nombre.length, 26)
  return Buffer.concat([cabeza, nombre])
}

const DESCRIPTOR = 16

function writeDescriptor({ crc, comprimido, largo }: Escrita): Buffer {
  const descriptor = Buffer.alloc(DESCRIPTOR)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc, 4)
  descriptor.writeUInt32LE(comprimido, 8)
  descriptor.writeUInt32LE(largo, 12)
  return descriptor
}

function writeDirectorio(escritas: readonly Escrita[], lugar: number): Buffer {
  const entradas = escritas.map((escrita) => {
    const entrada = Buffer.alloc(46)
    entrada.writeUInt32LE(0x02014b50, 0)
    entrada.writeUInt16LE(VERSION, 4)
    entrada.writeUInt16LE(VERSION, 6)
    entrada.writeUInt16LE(BANDERAS, 8)
    entrada.writeUInt16LE(DEFLATED, 10)
    entrada.writeUInt16LE(FECHA, 14)
    entrada.writeUInt32LE(escrita.crc, 16)
    entrada.writeUInt32LE(escrita.comprimido, 20)
    entrada.writeUInt32LE(escrita.largo, 24)
    entrada.writeUInt16LE(escrita.nombre.length, 28)
    entrada.writeUInt32LE(escrita.lugar, 42)
    return Buffer.concat([entrada, escrita.nombre])
  })
  const directorio = Buffer.concat(entradas)
  const final = Buffer.alloc(22)
  final.writeUInt32LE(0x06054b50, 0)
  final.writeUInt16LE(escritas.length, 8)
  final.writeUInt16LE(escritas.length, 10)
  final.writeUInt32LE(directorio.length, 12)
  final.writeUInt32LE(lugar, 16)
  return Buffer.concat([directorio, final])
}
