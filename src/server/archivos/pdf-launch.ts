import { findSlash, isBlank, isLineEnd, matchNombre, PERCENT, SLASH } from './pdf-names.ts'

const KIND = Buffer.from('S')
const LAUNCH = Buffer.from('Launch')
/** As long as either name may be, with all its letters as numbers, and one byte to see that it ends. */
const MAX_NOMBRE = 1 + 3 * LAUNCH.length + 1

interface Espera {
  /** The kind of an action comes next. */
  armed: boolean
  /** It comes after this line, should the rest of the line be a comment. */
  armedAtLineEnd: boolean
}

/** Where nothing is waited for, a slash is the next that matters. */
const findNext = ({ armed, armedAtLineEnd }: Espera, bytes: Uint8Array, at: number) =>
  armed || armedAtLineEnd ? at : findSlash(bytes, at)

function passByte(espera: Espera, byte: number): void {
  if (espera.armedAtLineEnd && isLineEnd(byte)) {
    espera.armed = true
    espera.armedAtLineEnd = false
  } else if (espera.armed && !isBlank(byte)) {
    espera.armed = false
    espera.armedAtLineEnd ||= byte === PERCENT
  }
}

/** Where it goes on behind the name at the slash. */
function passNombre(espera: Espera, bytes: Uint8Array, slash: number): number {
  const end = matchNombre(bytes, slash, KIND)
  espera.armed = end !== -1
  return espera.armed ? end : slash + 1
}

/**
 * Looks for an action that starts a program: `/S` and then `/Launch`, with nothing but blanks and comments between. In an address
 * that somebody links to no `/S` stands before it. One pass over the pieces of a text, whatever is in them.
 */
export function createLaunchSearch(): (piece: Uint8Array, isLast: boolean) => boolean {
  const espera = { armed: false, armedAtLineEnd: false }
  let rest: Uint8Array = Buffer.alloc(0)
  return (piece, isLast) => {
    const bytes = Buffer.concat([rest, piece])
    const whole = isLast ? bytes.length : bytes.length - MAX_NOMBRE
    let at = 0
    while (at < bytes.length) {
      at = findNext(espera, bytes, at)
      if (bytes[at] !== SLASH) passByte(espera, bytes[at++] ?? 0)
      else if (at > whole) break
      else if (espera.armed && matchNombre(bytes, at, LAUNCH) !== -1) return true
      else at = passNombre(espera, bytes, at)
    }
    rest = bytes.subarray(at)
    return false
  }
}
