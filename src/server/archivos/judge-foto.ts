import type { Juicio } from './juicio.ts'

/** More points than any photo of a page has; fewer than would fill the memory of whoever opens it. */
const MAX_PUNTOS = 120_000_000

interface Medidas {
  ancho: number
  alto: number
}

const FIRMA_DE_PNG = '89504e470d0a1a0a'

function findMedidasDePng(bytes: Buffer): Medidas | null {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  if (!bytes.subarray(-32).includes('IEND')) return null
  return { ancho: bytes.readUInt32BE(16), alto: bytes.readUInt32BE(20) }
}

/** Frames say the size; three marks among their numbers say something else. */
const isCuadro = (marca: number) => marca >= 0xc0 && marca <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marca)

/** From part to part, up to the one that says the size. */
function findMedidasDeJpg(bytes: Buffer): Medidas | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marca = bytes[at + 1]!
    if (marca === 0xff) at++
    else if (isCuadro(marca)) return { alto: bytes.readUInt16BE(at + 5), ancho: bytes.readUInt16BE(at + 7) }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** A photo of a CV; null where the bytes are none. Nothing in one can do more than be looked at. */
export function judgeFoto(bytes: Buffer): Juicio | null {
  const isPng = bytes.toString('hex', 0, 8) === FIRMA_DE_PNG
  if (!isPng && bytes.toString('hex', 0, 3) !== 'ffd8ff') return null
  const medidas = isPng ? findMedidasDePng(bytes) : findMedidasDeJpg(bytes)
  const puntos = medidas ? medidas.ancho * medidas.alto : 0
  if (puntos === 0 || puntos > MAX_PUNTOS) return { rechazo: 'tipo' }
  return { tipo: isPng ? 'png' : 'jpg', revisar: async () => new Set() }
}
