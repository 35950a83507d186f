import { MAX_ARCHIVO_MB } from '#domain/contacto/formulario.ts'

const MAX_ARCHIVO = MAX_ARCHIVO_MB * 1024 * 1024
const MAX_INDICE = 8 * 1024 * 1024

/** A file that is to be sent, or why it is not. */
export interface PorSubir {
  nombre: string
  omitido: 'tamano' | 'tipo' | 'clave' | null
  /** Its bytes, unpacked where they were packed; null where unpacked they are more than a file may have. */
  open: () => Promise<Blob | null>
}

const read = async (zip: Blob, desde: number, hasta: number) =>
  new DataView(await zip.slice(desde, hasta).arrayBuffer())

export class ZipIlegible extends Error {}

/** The end of the index stands in the last bytes, behind a comment at the most. */
async function findIndice(zip: Blob): Promise<DataView> {
  const desde = Math.max(0, zip.size - 65_557)
  const cola = await read(zip, desde, zip.size)
  for (let at = cola.byteLength - 22; at >= 0; at--) {
    if (cola.getUint32(at, true) !== 0x06054b50) continue
    const [largo, lugar] = [cola.getUint32(at + 12, true), cola.getUint32(at + 16, true)]
    if (largo > MAX_INDICE || lugar + largo > zip.size) break
    return read(zip, lugar, lugar + largo)
  }
  throw new ZipIlegible()
}

/** Stops as soon as it is more than a file may have, whatever its index says. */
async function unpack(packed: Blob): Promise<Blob | null> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const trozos: Uint8Array<ArrayBuffer>[] = []
  let largo = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(trozos)
    largo += value.length
    if (largo > MAX_ARCHIVO) {
      await reader.cancel()
      return null
    }
    trozos.push(value)
  }
}

async function openEntrada(zip: Blob, lugar: number, largo: number, metodo: number): Promise<Blob | null> {
  const cabeza = await read(zip, lugar, lugar + 30)
  if (cabeza.byteLength < 30 || cabeza.getUint32(0, true) !== 0x04034b50) throw new ZipIlegible()
  const desde = lugar + 30 + cabeza.getUint16(26, true) + cabeza.getUint16(28, true)
  const packed = zip.slice(desde, desde + largo)
  return metodo === 0 ? packed : unpack(packed)
}

const isOculto = (nombre: string) => /(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/.test(nombre)

/** The files of a zip, one at a time and never all in memory. Folders and what systems put in are left out. */
export async function listDeZip(zip: Blob): Promise<PorSubir[]> {
  const indice = await findIndice(zip)
  const archivos: PorSubir[] = []
  for (let at = 0; at + 46 <= indice.byteLength && indice.getUint32(at, true) === 0x02014b50; ) {
    const [marcas, metodo] = [indice.getUint16(at + 8, true), indice.getUint16(at + 10, true)]
    const [largo, entero] = [indice.getUint32(at + 20, true), indice.getUint32(at + 24, true)]
    const lugar = indice.getUint32(at + 42, true)
    const fin = at + 46 + indice.getUint16(at + 28, true)
    const letras = new Uint8Array(indice.buffer, indice.byteOffset + at + 46, fin - at - 46)
    const nombre = new TextDecoder(marcas & 0x800 ? 'utf-8' : 'latin1').decode(letras)
    at = fin + indice.getUint16(at + 30, true) + indice.getUint16(at + 32, true)
    if (nombre.endsWith('/') || isOculto(nombre)) continue
    const omitido =
      marcas & 1
        ? 'clave'
        : entero > MAX_ARCHIVO || largo > MAX_ARCHIVO
          ? 'tamano'
          : metodo !== 0 && metodo !== 8
            ? 'tipo'
            : null
    archivos.push({
      nombre: nombre.slice(nombre.lastIndexOf('/') + 1),
      omitido,
      open: () => openEntrada(zip, lugar, largo, metodo),
    })
  }
  return archivos
}

/** A file as it was chosen. */
export const toPorSubir = (archivo: File): PorSubir => ({
  nombre: archivo.name,
  omitido: archivo.size > MAX_ARCHIVO ? 'tamano' : null,
  open: async () => archivo,
})
