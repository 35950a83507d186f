import { ENDS, findSlash, isBlank, isDigit, isLineEnd, matchNombre, PERCENT, SLASH } from './pdf-names.ts'

const KIND = Buffer.from('S')
const LAUNCH = Buffer.from('Launch')
/** As long as either name may be, with all its letters as numbers, and one byte to see that it ends. */
const MAX_NOMBRE = 1 + 3 * LAUNCH.length + 1

/** Of what an action says of its kind, where it does not say the kind itself: `5 0 R`, an object elsewhere. */
const PASOS = ['nada', 'tipo', 'objeto', 'trasObjeto', 'generacion', 'trasGeneracion'] as const
type Paso = (typeof PASOS)[number]

const TRAS_BLANCO: Partial<Record<Paso, Paso>> = {
  tipo: 'tipo',
  objeto: 'trasObjeto',
  trasObjeto: 'trasObjeto',
  generacion: 'trasGeneracion',
  trasGeneracion: 'trasGeneracion',
}
const TRAS_CIFRA: Partial<Record<Paso, Paso>> = {
  tipo: 'objeto',
  objeto: 'objeto',
  trasObjeto: 'generacion',
  generacion: 'generacion',
}
const R = 0x52

interface Espera {
  paso: Paso
  /** Where it goes on after this line, should the rest of the line be a comment. */
  trasLinea: Paso
}

/** What a file has shown so far, in whatever parts: an action whose kind stands elsewhere, and a kind that stands alone. */
export interface Vistos {
  tipoEnOtroObjeto: boolean
  launchSuelto: boolean
}

/** Where nothing is waited for, a slash is the next that matters. */
const findNext = ({ paso, trasLinea }: Espera, bytes: Uint8Array, at: number) =>
  paso !== 'nada' || trasLinea !== 'nada' ? at : findSlash(bytes, at)

function passByte(espera: Espera, byte: number, vistos: Vistos): void {
  const { paso, trasLinea } = espera
  if (trasLinea !== 'nada' && isLineEnd(byte)) {
    espera.paso = trasLinea
    espera.trasLinea = 'nada'
    return
  }
  if (paso === 'nada') return
  vistos.tipoEnOtroObjeto ||= paso === 'trasGeneracion' && byte === R
  const siguiente = isBlank(byte) ? TRAS_BLANCO[paso] : isDigit(byte) ? TRAS_CIFRA[paso] : undefined
  if (byte === PERCENT) espera.trasLinea = TRAS_BLANCO[paso]!
  espera.paso = siguiente ?? 'nada'
}

/** Where it goes on behind the name at the slash. */
function passNombre(espera: Espera, bytes: Uint8Array, slash: number): number {
  const end = matchNombre(bytes, slash, KIND)
  espera.paso = end === -1 ? 'nada' : 'tipo'
  return end === -1 ? slash + 1 : end
}

/** A name by itself, not the end of an address or a word. */
const isSuelto = (before: number | undefined) => before === undefined || isBlank(before) || ENDS.has(before)

/** Whether a program is started by what has been seen up to this slash. */
function passSlash(
  espera: Espera,
  bytes: Uint8Array,
  at: number,
  before: number | undefined,
  vistos: Vistos,
) {
  if (matchNombre(bytes, at, LAUNCH) === -1) return false
  vistos.launchSuelto ||= isSuelto(before)
  return espera.paso === 'tipo'
}

/**
 * Looks for an action that starts a program: `/S` and then `/Launch`, with nothing but blanks and comments between; or both apart,
 * the kind as an object of its own. In an address that somebody links to no `/S` stands before it. One pass over the pieces of a text,
 * whatever is in them.
 */
export function createLaunchSearch(vistos: Vistos): (piece: Uint8Array, isLast: boolean) => boolean {
  const espera: Espera = { paso: 'nada', trasLinea: 'nada' }
  let rest: Uint8Array = Buffer.alloc(0)
  let before: number | undefined
  return (piece, isLast) => {
    const bytes = Buffer.concat([rest, piece])
    const whole = isLast ? bytes.length : bytes.length - MAX_NOMBRE
    let at = 0
    while (at < bytes.length) {
      at = findNext(espera, bytes, at)
      if (bytes[at] !== SLASH) passByte(espera, bytes[at++] ?? 0, vistos)
      else if (at > whole) break
      else if (passSlash(espera, bytes, at, bytes[at - 1] ?? before, vistos)) return true
      else at = passNombre(espera, bytes, at)
    }
    before = bytes[at - 1] ?? before
    rest = bytes.subarray(at)
    return vistos.tipoEnOtroObjeto && vistos.launchSuelto
  }
}
