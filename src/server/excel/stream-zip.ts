import { Compresor } from './compresor.ts'

/** Sizes come after the bytes; names in UTF-8. */
const BANDERAS = 0x0808
const DEFLATED = 8
const VERSION = 20
/** The first day that a zip can tell: the same workbook is the same bytes. */
const FECHA = 0x21

export interface ParteDeZip {
  nombre: string
  /** Where it was written before its turn; only the end of it is, then. */
  salida?: Compresor
  write: (salida: Compresor) => Promise<void>
}

/** A zip whose parts are written while they are read: of none of them is more in memory than some pieces. */
export async function* streamZip(partes: Iterable<ParteDeZip>): AsyncGenerator<Uint8Array> {
  const escritas: Escrita[] = []
  let lugar = 0
  for (const { nombre, write, salida = new Compresor() } of partes) {
    const cabeza = writeCabeza(nombre)
    yield cabeza
    write(salida)
      .then(() => salida.end())
      .catch((error: unknown) => salida.fail(error))
    let comprimido = 0
    for await (const bytes of salida.take()) {
      comprimido += bytes.length
      yield bytes
    }
    const { crc, largo } = salida
    const escrita = { nombre, lugar, crc, comprimido, largo }
    yield writeDescriptor(escrita)
    lugar += cabeza.length + comprimido + DESCRIPTOR
    escritas.push(escrita)
  }
  yield writeDirectorio(escritas, lugar)
}

interface Escrita {
  nombre: string
  lugar: number
  crc: number
  comprimido: number
  largo: number
}

function writeCabeza(nombre: string): Buffer {
  const bytesDeNombre = Buffer.from(nombre)
  const cabeza = Buffer.alloc(30)
  cabeza.writeUInt32LE(0x04034b50, 0)
  cabeza.writeUInt16LE(VERSION, 4)
  cabeza.writeUInt16LE(BANDERAS, 6)
  cabeza.writeUInt16LE(DEFLATED, 8)
  cabeza.writeUInt16LE(FECHA, 12)
  cabeza.writeUInt16LE(bytesDeNombre.length, 26)
  return Buffer.concat([cabeza, bytesDeNombre])
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
    const nombre = Buffer.from(escrita.nombre)
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
    entrada.writeUInt16LE(nombre.length, 28)
    entrada.writeUInt32LE(escrita.lugar, 42)
    return Buffer.concat([entrada, nombre])
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
