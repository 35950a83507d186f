import { Unzip, UnzipInflate } from 'fflate'

/** Bytes that a book of fifty thousand rows unpacks to, several times over. */
const MAX_DESEMPACADO = 80_000_000
const TROZO = 16_384

/** A book of fifty sheets has some two hundred; each of them costs, however little it says. */
const MAX_PARTES = 1_000

/**
 * Its parts that are text. Null: too much for a list. Unpacked bit by bit and counted as it comes out, for what a file says
 * of its own size is whatever somebody wrote there.
 */
export function unpackXlsx(bytes: Uint8Array): Record<string, Uint8Array> | null {
  const partes: Record<string, Uint8Array> = {}
  let total = 0
  let cuantas = 0
  const unzip = new Unzip((parte) => {
    if (!/\.(xml|rels)$/i.test(parte.name) || ++cuantas > MAX_PARTES) return
    const trozos: Uint8Array[] = []
    parte.ondata = (error, trozo, ultimo) => {
      if (error) throw error
      total += trozo.length
      if (total <= MAX_DESEMPACADO) trozos.push(trozo)
      if (ultimo) partes[parte.name] = join(trozos)
    }
    parte.start()
  })
  unzip.register(UnzipInflate)
  for (let desde = 0; desde < bytes.length; desde += TROZO) {
    unzip.push(bytes.subarray(desde, desde + TROZO), desde + TROZO >= bytes.length)
    if (total > MAX_DESEMPACADO || cuantas > MAX_PARTES) return null
  }
  return partes
}

function join(trozos: readonly Uint8Array[]): Uint8Array {
  const junto = new Uint8Array(trozos.reduce((suma, { length }) => suma + length, 0))
  let lugar = 0
  for (const trozo of trozos) {
    junto.set(trozo, lugar)
    lugar += trozo.length
  }
  return junto
}
