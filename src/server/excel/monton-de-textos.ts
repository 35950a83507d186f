import { deflateRawSync, inflateRawSync } from 'node:zlib'
import {
  formatTextoDeCelda,
  type Respuestas,
  type TextoEscrito,
} from '../../domain/resultados/libro/libro.ts'
import { computeLugar } from '../../domain/resultados/respuestas-abiertas.ts'
import { countLineasDeCelda } from './alto-de-fila.ts'

/** What a thread may hold of texts, and how much it takes at a time. */
const MAX_ALMACEN = 512 * 1024 * 1024
const PASO = 1024 * 1024
/** Texts that are compressed together: what they have in common stands close by. */
const BLOQUE = 32 * 1024
/** Before the bytes of each text: its place in the order of texts, how many they are, its lines. */
const CABEZA = 10
/** Of UTF-8, for each unit of a string. */
const MAX_BYTES = 3

type Bloque = { desde: number; hasta: number }

/** The compressed texts of all heaps, one block after another. */
export class Almacen {
  /** It grows where it is, and goes back to the system as a whole. */
  readonly #bytes = new ArrayBuffer(0, { maxByteLength: MAX_ALMACEN })
  #usados = 0

  add(texto: Buffer): Bloque {
    const bytes = deflateRawSync(texto, { level: 1 })
    const desde = this.#usados
    const hasta = desde + bytes.length
    if (hasta > this.#bytes.byteLength) this.#bytes.resize(hasta + PASO)
    Buffer.from(this.#bytes, desde, bytes.length).set(bytes)
    this.#usados = hasta
    return { desde, hasta }
  }

  read({ desde, hasta }: Bloque): Buffer {
    return inflateRawSync(Buffer.from(this.#bytes, desde, hasta - desde), { chunkSize: BLOQUE * 2 })
  }
}

/**
 * Answers of a group to a question as they will stand in the file, in bytes: hundreds of thousands of strings would be
 * moved about by every collection of the thread's memory. Only one heap at a time is sorted and written, so all are held
 * compressed.
 */
export class MontonDeTextos implements Respuestas {
  readonly #almacen: Almacen
  readonly #ancho: number
  readonly #bloques: Bloque[] = []
  /** The block that is not full yet. */
  #abierto = Buffer.alloc(0)
  #usados = 0
  #cuantos = 0

  /** `ancho`: of the column that they stand in. */
  constructor(almacen: Almacen, ancho: number) {
    this.#almacen = almacen
    this.#ancho = ancho
  }

  get length(): number {
    return this.#cuantos
  }

  push(texto: string): void {
    const deCelda = formatTextoDeCelda(texto)
    const xml = deCelda ? writeTexto(deCelda, 'is') : ''
    this.#makeRoom(CABEZA + xml.length * MAX_BYTES)
    const desde = this.#usados
    const largo = this.#abierto.write(xml, desde + CABEZA)
    this.#abierto.writeUInt32LE(computeLugar(texto), desde)
    this.#abierto.writeUInt32LE(largo, desde + 4)
    this.#abierto.writeUInt16LE(countLineasDeCelda(deCelda, this.#ancho), desde + 8)
    this.#usados += CABEZA + largo
    this.#cuantos++
  }

  /** Sorted as sortSinOrigen does. */
  *slice(desde: number, hasta: number): Generator<TextoEscrito> {
    const bytes = Buffer.concat([
      ...this.#bloques.map((bloque) => this.#almacen.read(bloque)),
      this.#abierto.subarray(0, this.#usados),
    ])
    const read = (lugar: number) =>
      bytes.subarray(lugar + CABEZA, lugar + CABEZA + bytes.readUInt32LE(lugar + 4))
    const textos: { hash: number; lugar: number }[] = []
    for (let lugar = 0; lugar < bytes.length; lugar += CABEZA + bytes.readUInt32LE(lugar + 4))
      textos.push({ hash: bytes.readUInt32LE(lugar), lugar })
    textos.sort((a, b) => a.hash - b.hash || Buffer.compare(read(a.lugar), read(b.lugar)))
    for (const { lugar } of textos.slice(desde, hasta))
      yield { xml: read(lugar), lineas: bytes.readUInt16LE(lugar + 8) }
  }

  #makeRoom(bytes: number): void {
    if (this.#usados + bytes <= this.#abierto.length) return
    if (this.#usados + bytes > BLOQUE && this.#usados > 0) {
      this.#bloques.push(this.#almacen.add(this.#abierto.subarray(0, this.#usados)))
      this.#usados = 0
      // A long text made it larger.
      if (this.#abierto.length > BLOQUE) this.#abierto = Buffer.alloc(0)
      this.#makeRoom(bytes)
      return
    }
    const mayor = Buffer.allocUnsafeSlow(Math.max(bytes, Math.min(BLOQUE, 2 * (this.#usados + bytes))))
    this.#abierto.copy(mayor, 0, 0, this.#usados)
    this.#abierto = mayor
  }
}

/** As the library leaves them out: discouraged in XML, or of no meaning to anybody. */
const DESACONSEJADOS = /[\u007f-\u0084\u0086-\u009f\ufffd]|\p{Noncharacter_Code_Point}/gu
const POR_ESCAPAR = /[&<>]/g
const ESCAPADOS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Neither the one nor the other. */
const LLANO = /^[\t\n -%'-;=?-~\u00a0-\ud7ff]*$/

const escapeTexto = (texto: string) =>
  LLANO.test(texto)
    ? texto
    : texto.replace(DESACONSEJADOS, '').replace(POR_ESCAPAR, (letra) => ESCAPADOS[letra]!)

/** Among those that cells name by their number (`si`), or in its cell (`is`). */
export function writeTexto(texto: string, elemento: 'si' | 'is'): string {
  const espacios = texto.trim().length === texto.length ? '' : ' xml:space="preserve"'
  return `<${elemento}><t${espacios}>${escapeTexto(texto)}</t></${elemento}>`
}
