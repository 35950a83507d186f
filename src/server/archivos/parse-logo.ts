import { crc32, inflateSync } from 'node:zlib'
import { badUserInput } from '../base/errors.ts'

const FIRMA = Buffer.from('89504e470d0a1a0a', 'hex')
/** Parts that a picture needs to be drawn; comments, places and profiles stay behind. */
const PARTES = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
/** By the kind of colour: values of a point. */
const VALORES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const BITS: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

const refuse = () =>
  badUserInput('El logotipo no se pudo leer. Guárdalo otra vez como imagen PNG y súbelo de nuevo.', 'logo')

export interface LimitesDeLogo {
  bytes: number
  ancho: number
  alto: number
}

/** As zlib gives it with `info`. */
interface Unpacked {
  buffer: Buffer
  engine: { bytesWritten: number }
}

interface Parte {
  tipo: string
  datos: Buffer
  entera: Buffer
}

function* listPartes(png: Buffer): Generator<Parte> {
  for (let place = FIRMA.length; place < png.length; ) {
    if (place + 12 > png.length) throw refuse()
    const fin = place + 12 + png.readUInt32BE(place)
    if (fin > png.length) throw refuse()
    const entera = png.subarray(place, fin)
    if (crc32(entera.subarray(4, -4)) !== entera.readUInt32BE(entera.length - 4)) throw refuse()
    const tipo = entera.toString('latin1', 4, 8)
    yield { tipo, datos: entera.subarray(8, -4), entera }
    if (tipo === 'IEND') return
    place = fin
  }
  throw refuse()
}

/** All of what is packed: behind its end anything could stand, and be served from here. */
function unpack(packed: Buffer, maxOutputLength: number): Buffer | null {
  try {
    const { buffer, engine } = inflateSync(packed, { maxOutputLength, info: true }) as never as Unpacked
    return engine.bytesWritten === packed.length ? buffer : null
  } catch {
    return null
  }
}

/** Unpacked, exactly as many bytes as its size asks for: no less, and nothing that grows. */
function requireDibujo(cabeza: Buffer, packed: Buffer, limites: LimitesDeLogo): void {
  if (cabeza.length !== 13) throw refuse()
  const [ancho, alto] = [cabeza.readUInt32BE(0), cabeza.readUInt32BE(4)]
  const { ancho: maxAncho, alto: maxAlto } = limites
  if (ancho > maxAncho || alto > maxAlto)
    throw badUserInput(`El logotipo pasa de ${maxAncho} por ${maxAlto} puntos.`, 'logo')
  const [bits = 0, color = 0, , , entrelazado] = cabeza.subarray(8)
  const valores = VALORES[color]
  if (!ancho || !alto || !valores || !BITS[color]!.includes(bits) || entrelazado !== 0) throw refuse()
  const porFila = 1 + Math.ceil((ancho * valores * bits) / 8)
  const bytes = alto * porFila
  const dibujo = unpack(packed, bytes)
  if (dibujo?.length !== bytes) throw refuse()
  // Each row begins with how it was packed, of which there are five ways.
  for (let fila = 0; fila < bytes; fila += porFila) if (dibujo[fila]! > 4) throw refuse()
}

/** A PNG from a data URL, written anew with only what draws it. */
export function parseLogo(dataUrl: string, limites: LimitesDeLogo): Buffer {
  const [, base64] = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? []
  const png = Buffer.from(base64 ?? '', 'base64')
  if (png.length > limites.bytes)
    throw badUserInput(`El logotipo pasa de ${Math.round(limites.bytes / 1024)} KB.`, 'logo')
  if (!png.subarray(0, FIRMA.length).equals(FIRMA)) throw refuse()
  const partes = [...listPartes(png)].filter(({ tipo }) => PARTES.has(tipo))
  const cabeza = partes[0]
  if (cabeza?.tipo !== 'IHDR') throw refuse()
  if (cabeza.datos[9] === 3 && !partes.some(({ tipo, datos }) => tipo === 'PLTE' && datos.length % 3 === 0))
    throw refuse()
  const packed = partes.filter(({ tipo }) => tipo === 'IDAT').map(({ datos }) => datos)
  requireDibujo(cabeza.datos, Buffer.concat(packed), limites)
  return Buffer.concat([FIRMA, ...partes.map(({ entera }) => entera)])
}
