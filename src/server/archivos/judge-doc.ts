import { CAMPO, FIN_DE_CAMPO, type Juicio, type Marcas, markCampos } from './juicio.ts'

/** The OLE compound file, [MS-CFB]: a small file system whose directory must name Word's stream. */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENTRY_BYTES = 128
const KINDS = new Set([1, 2, 5])

interface Entrada {
  nombre: string
  sector: number
}

/**
 * Every entry of a directory, wherever it lies: entries stand at multiples of their size, so no chain of sectors has to be
 * followed, whole or broken.
 */
function listEntradas(bytes: Buffer): Entrada[] {
  const entradas: Entrada[] = []
  for (let at = 512; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const largo = bytes.readUInt16LE(at + 64)
    if (largo < 4 || largo > 64 || largo % 2 || !KINDS.has(bytes[at + 66]!)) continue
    if (bytes.readUInt16LE(at + largo - 2) !== 0) continue
    const nombre = bytes.toString('utf16le', at, at + largo - 2)
    entradas.push({ nombre, sector: bytes.readUInt32LE(at + 116) })
  }
  return entradas
}

/** Word keeps macros in a storage of this name, and programs of any origin in the others; case makes no other name. */
const MACROS = new Set(['MACROS', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'])
/** Streams that keep a newer document under a password. */
const CIFRADO = new Set(['ENCRYPTEDPACKAGE', 'ENCRYPTIONINFO'])
/** Each object of another program has a storage of its own, called by a number, and says there what it is. */
const OBJETO = /^(?:_\d{5,}|.?OLE10NATIVE|.?OBJINFO|.?OCXNAME|PACKAGE)$/

/** As the head of Word's stream says, [MS-DOC] 2.5.2. */
function isBajoClave(bytes: Buffer, { sector }: Entrada): boolean {
  const at = (sector + 1) * 2 ** bytes.readUInt16LE(30)
  return at + 12 <= bytes.length && bytes.readUInt16LE(at) === 0xa5ec && (bytes[at + 11]! & 1) === 1
}

const PLANTILLA = /https?:\/\/[\w.~:/?#@!$&*+,;=%-]{1,300}\.dot[mx]?\b/i
const EN_RED = /\\\\[\w.-]{1,99}\\\w|file:\/\/[^/\s]/i

/** Letters of one byte and of two read alike once the zeros are gone. */
function revisarDoc(bytes: Buffer, nombres: ReadonlySet<string>): Marcas {
  const marcas: Marcas = new Set()
  if ([...nombres].some((nombre) => OBJETO.test(nombre))) marcas.add('objetos')
  const letras = bytes.toString('latin1').replaceAll('\0', '')
  markCampos(letras.replaceAll('\x13', CAMPO).replaceAll('\x14', FIN_DE_CAMPO), marcas)
  if (EN_RED.test(letras)) marcas.add('red')
  if (PLANTILLA.test(letras)) marcas.add('externo')
  return marcas
}

/** Null: no compound file. */
export function judgeDoc(bytes: Buffer): Juicio | null {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null
  const entradas = listEntradas(bytes)
  const nombres = new Set(entradas.map(({ nombre }) => nombre.toUpperCase()))
  if ([...CIFRADO].some((nombre) => nombres.has(nombre))) return { rechazo: 'clave' }
  const word = entradas.find(({ nombre }) => nombre === 'WordDocument')
  if (!word) return { rechazo: 'tipo' }
  if ([...MACROS].some((nombre) => nombres.has(nombre))) return { rechazo: 'macros' }
  if (isBajoClave(bytes, word)) return { rechazo: 'clave' }
  return { tipo: 'doc', revisar: async () => revisarDoc(bytes, nombres) }
}
