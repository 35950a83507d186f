import { type EntradaDeZip, writeCabeza, writeDirectorio } from '../archivos/zip-frame.ts'
import { Compresor } from './compresor.ts'

/** Sizes come after the bytes; names in UTF-8. */
const BANDERAS = 0x0808

export interface ParteDeZip {
  nombre: string
  write: (salida: Compresor) => Promise<void>
}

/** A zip whose parts are written while they are read: of none of them is more in memory than some pieces. */
export async function* streamZip(partes: Iterable<ParteDeZip>): AsyncGenerator<Uint8Array> {
  const escritas: EntradaDeZip[] = []
  let lugar = 0
  for (const { nombre, write } of partes) {
    const salida = new Compresor()
    const entrada: EntradaDeZip = {
      nombre: Buffer.from(nombre),
      metodo: 8,
      crc: 0,
      comprimido: 0,
      largo: 0,
      lugar,
    }
    const cabeza = writeCabeza(entrada, BANDERAS)
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
    const escrita = { ...entrada, crc, comprimido, largo }
    yield writeDescriptor(escrita)
    lugar += cabeza.length + comprimido + DESCRIPTOR
    escritas.push(escrita)
  }
  yield writeDirectorio(escritas, lugar, BANDERAS)
}

const DESCRIPTOR = 16

function writeDescriptor({ crc, comprimido, largo }: EntradaDeZip): Buffer {
  const descriptor = Buffer.alloc(DESCRIPTOR)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc, 4)
  descriptor.writeUInt32LE(comprimido, 8)
  descriptor.writeUInt32LE(largo, 12)
  return descriptor
}
