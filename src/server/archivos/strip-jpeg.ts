import { badUserInput } from '../base/errors.ts'

interface Medidas {
  ancho: number
  alto: number
}

/** A part, with what a scan has packed behind it. */
interface Parte {
  marca: number
  entera: Buffer
}

const SOI = Buffer.from([0xff, 0xd8])
const EOI = Buffer.from([0xff, 0xd9])
const FIN = 0xd9
const CORRIDA = 0xda
/** Tables, and the pace of restarts. */
const TABLAS = new Set([0xdb, 0xc4, 0xdd])
const isCuadro = (marca: number) => marca >= 0xc0 && marca <= 0xc2
/** Parts that say where and with what it was taken, or anything at all. */
const isHabla = (marca: number) => (marca >= 0xe0 && marca <= 0xef) || marca === 0xfe
const isReinicio = (marca: number) => marca >= 0xd0 && marca <= 0xd7

const refuse = () => badUserInput('La foto no se pudo leer. Guárdala otra vez como JPG y súbela de nuevo.')

/** End of what a scan has packed: the next sign that is neither a restart nor an escaped number. */
function findFinDeCorrida(bytes: Buffer, desde: number): number {
  for (let at = desde; at + 1 < bytes.length; at++) {
    const siguiente = bytes[at + 1]!
    if (bytes[at] === 0xff && siguiente !== 0 && !isReinicio(siguiente)) return at
  }
  throw refuse()
}

function* listPartes(bytes: Buffer): Generator<Parte> {
  if (!bytes.subarray(0, 2).equals(SOI)) throw refuse()
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marca = bytes[at + 1]!
    if (bytes[at] !== 0xff) throw refuse()
    if (marca === FIN) return
    if (at + 4 > bytes.length) throw refuse()
    const fin = at + 2 + bytes.readUInt16BE(at + 2)
    if (fin > bytes.length || fin < at + 4) throw refuse()
    const hasta = marca === CORRIDA ? findFinDeCorrida(bytes, fin) : fin
    if (marca === CORRIDA && hasta === fin) throw refuse()
    yield { marca, entera: bytes.subarray(at, hasta) }
    at = hasta
  }
  throw refuse()
}

function requireCuadro(entera: Buffer, { ancho, alto }: Medidas): void {
  if (entera.length < 10) throw refuse()
  const [h, w] = [entera.readUInt16BE(5), entera.readUInt16BE(7)]
  if (w > ancho || h > alto) throw badUserInput(`La foto pasa de ${ancho} por ${alto} puntos.`)
  const valores = entera[9]!
  if (entera[4] !== 8 || w === 0 || h === 0 || (valores !== 1 && valores !== 3)) throw refuse()
}

/** A JPEG of at most that size, written anew with only what draws it: no place, no camera, nothing behind its end. */
export function stripJpeg(bytes: Buffer, medidas: Medidas): Buffer {
  const partes = [...listPartes(bytes)].filter(({ marca }) => !isHabla(marca))
  const cuadros = partes.filter(({ marca }) => isCuadro(marca))
  const primera = partes.findIndex(({ marca }) => marca === CORRIDA)
  const isConocida = ({ marca }: Parte) => TABLAS.has(marca) || isCuadro(marca) || marca === CORRIDA
  if (!partes.every(isConocida) || cuadros.length !== 1 || primera < partes.indexOf(cuadros[0]!))
    throw refuse()
  requireCuadro(cuadros[0]!.entera, medidas)
  return Buffer.concat([SOI, ...partes.map(({ entera }) => entera), EOI])
}
