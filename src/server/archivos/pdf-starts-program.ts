import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, createInflate, inflate } from 'node:zlib'
import { createLaunchSearch, type Vistos } from './pdf-launch.ts'
import { findSlash, isBlank, matchNombre } from './pdf-names.ts'

/** Of one PDF: a CV of ten megabytes stays far within. */
const LIMITES = {
  /** Packed parts that are looked into, and parts that call themselves objects. */
  partes: 5_000,
  /** Bytes that those which may hold objects unpack to, all together. */
  desempacado: 32 * 1024 * 1024,
  /** Blanks that parts begin with: the clear edge of a picture looks like them. */
  blancos: 128 * 1024 * 1024,
  /** Bytes that are read for it: parts that lie within each other would be read again and again. */
  leido: 32 * 1024 * 1024,
}

type Gasto = typeof LIMITES & { vistos: Vistos }

class PdfDesmedido extends Error {}

function spend(gasto: Gasto, key: keyof typeof LIMITES, more: number): void {
  gasto[key] += more
  if (gasto[key] > LIMITES[key]) throw new PdfDesmedido(key)
}

const WORD = Buffer.from('stream')

/** Where the data behind the word begins. */
function skipWord(bytes: Buffer, word: number): number {
  const at = word + WORD.length
  const line = bytes[at] === 13 ? at + 1 : at
  return bytes[line] === 10 ? line + 1 : line
}

/** As zlib begins: its method, and two bytes that are a multiple of 31. */
const isPacked = (bytes: Buffer, at: number) =>
  at + 2 < bytes.length && (bytes[at]! & 0x0f) === 8 && bytes.readUInt16BE(at) % 31 === 0

/** Objects that are packed together begin with their numbers; pictures and fonts seldom do. */
const NUMBERS = /^(?:%|\d{1,10}(?:[\s\0]|$))/

function findNoBlank(bytes: Buffer): number {
  let at = 0
  while (at < bytes.length && isBlank(bytes[at]!)) at++
  return at
}

/** What is looked at of a part, a piece at a time. */
function createPartSearch(gasto: Gasto) {
  const search = createLaunchSearch(gasto.vistos)
  let begun = false
  return {
    /** Other: it holds something else than objects, and no more of it is needed. */
    pass: (piece: Buffer): 'more' | 'other' | 'found' => {
      const start = begun ? 0 : findNoBlank(piece)
      spend(gasto, 'blancos', start)
      if (start === piece.length) return 'more'
      if (!begun && !NUMBERS.test(piece.toString('latin1', start, start + 16))) return 'other'
      begun = true
      spend(gasto, 'desempacado', piece.length)
      return search(piece, false) ? 'found' : 'more'
    },
    end: () => search(Buffer.alloc(0), true),
  }
}

async function partStartsProgram(packed: Buffer, gasto: Gasto): Promise<boolean> {
  const part = createPartSearch(gasto)
  const stream = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 })
  try {
    stream.end(packed)
    for await (const piece of stream as AsyncIterable<Buffer>) {
      const seen = part.pass(piece)
      if (seen !== 'more') return seen === 'found'
    }
  } catch (error) {
    if (error instanceof PdfDesmedido) throw error
    return damagedStartsProgram(packed, gasto)
  } finally {
    stream.destroy()
    gasto.leido += stream.bytesWritten
  }
  return part.end()
}

const MAX_DANADO = 256 * 1024
const unpack = promisify(inflate)

/** What comes out before it is damaged, as readers make do with it. Null: nothing does. */
async function unpackUpTo(packed: Buffer, length: number): Promise<Buffer | null> {
  try {
    return await unpack(packed.subarray(0, length), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: 4 * MAX_DANADO,
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new PdfDesmedido('damaged')
    return null
  }
}

/** zlib gives nothing of the step that fails: so the last byte before is looked for, by halves. */
async function damagedStartsProgram(packed: Buffer, gasto: Gasto): Promise<boolean> {
  spend(gasto, 'leido', 4 * MAX_DANADO)
  let [good, bad] = [0, Math.min(packed.length, MAX_DANADO) + 1]
  let best: Buffer | null = null
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    const unpacked = await unpackUpTo(packed, middle)
    if (unpacked) [good, best] = [middle, unpacked]
    else bad = middle
  }
  if (!best) return false
  const part = createPartSearch(gasto)
  const seen = part.pass(best)
  if (seen !== 'more') return seen === 'found'
  if (good === MAX_DANADO) throw new PdfDesmedido('damaged')
  return part.end()
}

const OBJECTS = Buffer.from('ObjStm')
/** What such a part says of itself is a line. */
const MAX_DICTIONARY = 4_096
/** Any packing but zlib alone, or one that is said elsewhere. No program that writes CVs does it to objects. */
const OTHER_PACKING =
  /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)\b|\/(?:Filter|F|DecodeParms|DP|Predictor)\s{0,9}\d{1,9}\s{1,9}\d{1,9}\s{1,9}R|\/Predictor\s{0,9}(?:[2-9]|1\d)/

const readLetters = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Whether what calls itself objects at `slash` is packed so that nobody sees them here. */
function isOutOfSight(bytes: Buffer, slash: number): boolean {
  const before = bytes.subarray(Math.max(0, slash - MAX_DICTIONARY), slash)
  const after = bytes.subarray(slash, slash + MAX_DICTIONARY)
  const [begin, end] = [before.lastIndexOf('obj'), after.indexOf(WORD)]
  if (begin === -1 || end === -1) return true
  return OTHER_PACKING.test(readLetters(before.toString('latin1', begin) + after.toString('latin1', 0, end)))
}

/** A turn of the event loop for each. */
const PIECE = 256 * 1024

/** Every so many bytes others have their turn: what is in them is up to whoever sends them. */
const isDue = (from: number, to: number) => Math.floor(from / PIECE) !== Math.floor(to / PIECE)

async function hasObjectsOutOfSight(bytes: Buffer, gasto: Gasto): Promise<boolean> {
  let last = 0
  for (let at = findSlash(bytes, 0); at < bytes.length; at = findSlash(bytes, at + 1)) {
    if (isDue(last, at)) await yieldToOthers()
    last = at
    if (matchNombre(bytes, at, OBJECTS) === -1) continue
    spend(gasto, 'partes', 1)
    if (isOutOfSight(bytes, at)) return true
  }
  return false
}

async function plainStartsProgram(bytes: Buffer, { vistos }: Gasto): Promise<boolean> {
  const search = createLaunchSearch(vistos)
  for (let at = 0; at < bytes.length; at += PIECE) {
    if (search(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)) return true
    await yieldToOthers()
  }
  return false
}

async function packedStartsProgram(bytes: Buffer, gasto: Gasto): Promise<boolean> {
  let last = 0
  for (let word = bytes.indexOf(WORD); word !== -1; word = bytes.indexOf(WORD, word + WORD.length)) {
    if (isDue(last, word)) await yieldToOthers()
    last = word
    const start = skipWord(bytes, word)
    if (!isPacked(bytes, start)) continue
    spend(gasto, 'partes', 1)
    spend(gasto, 'leido', 0)
    if (await partStartsProgram(bytes.subarray(start), gasto)) return true
  }
  return false
}

/**
 * Whether a PDF starts a program, in plain bytes or in packed parts, whatever they call themselves; so is taken one whose
 * objects are packed so that nobody sees them, or that unpacks to more than any CV. What is encrypted is not seen.
 */
export async function startsProgram(bytes: Buffer): Promise<boolean> {
  const vistos = { tipoEnOtroObjeto: false, launchSuelto: false }
  const gasto = { partes: 0, desempacado: 0, blancos: 0, leido: 0, vistos }
  try {
    return (
      (await plainStartsProgram(bytes, gasto)) ||
      (await hasObjectsOutOfSight(bytes, gasto)) ||
      (await packedStartsProgram(bytes, gasto))
    )
  } catch (error) {
    if (error instanceof PdfDesmedido) return true
    throw error
  }
}
