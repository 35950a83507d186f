import { formatTextoDeCelda } from '../../domain/resultados/libro/libro.ts'
import { computeLugar } from '../../domain/resultados/respuestas-abiertas.ts'
import { countLineasDeCelda } from './alto-de-fila.ts'
import type { Compresor } from './compresor.ts'

/** What a thread may hold of them, and how much it takes at a time. */
const MAX_ALMACEN = 512 * 1024 * 1024
const PASO = 4 * 1024 * 1024
/** Before the bytes of each text: its place in the order of texts, how many they are, its lines. */
const CABEZA = 10
/** Of UTF-8, for each unit of a string. */
const MAX_BYTES = 3

/**
 * Texts as they will stand in the file, in bytes: hundreds of thousands of strings would be moved about by every
 * collection of the thread's memory. The number of each is where it lies.
 */
export class TextosEscritos {
  /** It grows where it is, and goes back to the system as a whole. */
  readonly #almacen = new ArrayBuffer(0, { maxByteLength: MAX_ALMACEN })
  #bytes = Buffer.from(this.#almacen)
  #usados = 0
  readonly #ancho: number

  /** `ancho`: of the column that they stand in. */
  constructor(ancho: number) {
    this.#ancho = ancho
  }

  add(texto: string): number {
    const deCelda = formatTextoDeCelda(texto)
    const xml = deCelda ? writeTexto(deCelda) : ''
    this.#grow(CABEZA + xml.length * MAX_BYTES)
    const numero = this.#usados
    const largo = this.#bytes.write(xml, numero + CABEZA)
    this.#bytes.writeUInt32LE(computeLugar(texto), numero)
    this.#bytes.writeUInt32LE(largo, numero + 4)
    this.#bytes.writeUInt16LE(countLineasDeCelda(deCelda, this.#ancho), numero + 8)
    this.#usados += CABEZA + largo
    return numero
  }

  /** As sortSinOrigen does. */
  sort(numeros: readonly number[]): number[] {
    return numeros
      .map((numero) => ({ numero, lugar: this.#bytes.readUInt32LE(numero) }))
      .sort((a, b) => a.lugar - b.lugar || Buffer.compare(this.#read(a.numero), this.#read(b.numero)))
      .map(({ numero }) => numero)
  }

  countLineas(numero: number): number {
    return this.#bytes.readUInt16LE(numero + 8)
  }

  /** 0: nothing is left of it that a cell could hold. */
  countBytes(numero: number): number {
    return this.#bytes.readUInt32LE(numero + 4)
  }

  copy(numero: number, salida: Compresor): void {
    const desde = numero + CABEZA
    salida.putBytes(this.#bytes, desde, desde + this.countBytes(numero))
  }

  #read(numero: number): Buffer {
    const desde = numero + CABEZA
    return this.#bytes.subarray(desde, desde + this.countBytes(numero))
  }

  #grow(bytes: number): void {
    if (this.#usados + bytes <= this.#bytes.length) return
    this.#almacen.resize(this.#almacen.byteLength + Math.max(PASO, bytes))
    this.#bytes = Buffer.from(this.#almacen)
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

export function writeTexto(texto: string): string {
  const espacios = texto.trim().length === texto.length ? '' : ' xml:space="preserve"'
  return `<si><t${espacios}>${escapeTexto(texto)}</t></si>`
}
