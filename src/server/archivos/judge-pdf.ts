import { constants, inflateSync } from 'node:zlib'
import type { Juicio, Marcas } from './juicio.ts'

/** Where readers look for the beginning; they mend the rest of a file as long as there is an object in it. */
const CABEZA = 1_024
/** The most parts that hold objects. */
const MAX_PARTES = 5_000
const MAX_PARTE = 8 * 1024 * 1024
const MAX_DESEMPACADO = 64 * 1024 * 1024

/** Under a password that one has to know to open it; the other kind only forbids to print. */
async function isBajoClave(bytes: Buffer): Promise<boolean> {
  const { openPdf } = await import('./texto-de-pdf.ts')
  try {
    await openPdf(bytes)
    return false
  } catch (error) {
    return (error as Error).name === 'PasswordException'
  }
}

/** Names as they read: any letter of one may be written as its number. */
const readNombres = (letras: string) =>
  letras.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/* Names by themselves, or as the kind of something: not the end of an address or a word. */

const ACCIONES =
  /(?:\/(?:S|Type|Subtype)\s{0,9}|(?<![^\s\0()<>[\]{}%]))\/(?:JavaScript|Launch|SubmitForm|ImportData|Rendition|XFA)(?=[\s\0()<>[\]{}/%]|$)/
const OBJETOS =
  /(?:\/(?:S|Type|Subtype)\s{0,9}|(?<![^\s\0()<>[\]{}%]))\/(?:EmbeddedFiles?|RichMedia(?:Content)?|FileAttachment|GoToE)(?=[\s\0()<>[\]{}/%]|$)/
const EXTERNO =
  /(?:\/(?:S|Type|Subtype)\s{0,9}|(?<![^\s\0()<>[\]{}%]))\/(?:GoToR|Thread)(?=[\s\0()<>[\]{}/%]|$)/

/** In letters, where a backslash is written twice, or in numbers. */
const EN_RED =
  /\/(?:F|UF|URI|DOS|Win|Unix|Base)\s{0,9}(?:\((?:þÿ)?\s{0,9}(?:(?:\\\\){2}|(?:file:)?\/\/)[^\\/\s)]|<\s?(?:feff)?(?:00)?5c(?:00)?5c)/i

function markObjetos(bytes: Buffer, marcas: Marcas): void {
  const letras = readNombres(bytes.toString('latin1'))
  if (ACCIONES.test(letras)) marcas.add('acciones')
  if (OBJETOS.test(letras)) marcas.add('objetos')
  if (EXTERNO.test(letras)) marcas.add('externo')
  if (EN_RED.test(letras.replaceAll('\0', ''))) marcas.add('red')
}

const STREAM = Buffer.from('stream')
const MAX_DICCIONARIO = 4_096
/** Objects that are packed together say where the first of them begins, whatever they call themselves. */
const EMPACA = /\/(?:ObjStm|First)(?![A-Za-z])/

/** A packing that only whoever draws them undoes. */
const DESCONTADA = /\/Predictor\s{0,9}(?:[2-9]|1\d)/

/** The bytes behind each part that says it packs objects; null where they are packed in more ways than one. */
function* listPartes(bytes: Buffer): Generator<Buffer | null> {
  for (let at = bytes.indexOf(STREAM); at !== -1; at = bytes.indexOf(STREAM, at + STREAM.length)) {
    if (bytes[at - 1] === 0x64) continue // endstream
    const antes = bytes.toString('latin1', Math.max(0, at - MAX_DICCIONARIO), at)
    const diccionario = readNombres(antes.slice(antes.lastIndexOf('obj') + 1))
    if (!EMPACA.test(diccionario)) continue
    let desde = at + STREAM.length
    if (bytes[desde] === 13) desde++
    if (bytes[desde] === 10) desde++
    yield DESCONTADA.test(diccionario) ? null : bytes.subarray(desde)
  }
}

async function revisarPdf(bytes: Buffer, cifrado: boolean): Promise<Marcas> {
  const marcas: Marcas = new Set()
  markObjetos(bytes, marcas)
  let [partes, desempacado] = [0, 0]
  for (const parte of listPartes(bytes)) {
    if (!parte || cifrado || ++partes > MAX_PARTES || desempacado > MAX_DESEMPACADO)
      return marcas.add('sinRevisar')
    try {
      const objetos = inflateSync(parte, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_PARTE })
      desempacado += objetos.length
      markObjetos(objetos, marcas)
    } catch {
      marcas.add('sinRevisar')
    }
  }
  return marcas
}

export async function judgePdf(bytes: Buffer): Promise<Juicio> {
  const cabeza = bytes.toString('latin1', 0, CABEZA)
  if (!cabeza.includes('%PDF-') || !bytes.includes('obj')) return { rechazo: 'tipo' }
  const cifrado = bytes.includes('/Encrypt')
  if (cifrado && (await isBajoClave(bytes))) return { rechazo: 'clave' }
  return { tipo: 'pdf', revisar: () => revisarPdf(bytes, cifrado) }
}
