import { CIFRAS_FINALES, getClaveDeTelefono } from './telefono.ts'

export interface Marca {
  inicio: number
  fin: number
}

const MINIMO = 3
/** A name on every line would make a page of marks: the first ones are enough. */
const VECES = 3

const isEspacio = (letra: string) => /\s/.test(letra)

/** In small letters and with one space where there are several; lugares: where each letter stood. */
function collapse(texto: string): { letras: string; lugares: number[] } {
  let letras = ''
  const lugares: number[] = []
  for (let i = 0; i < texto.length; i++) {
    const letra = texto[i]!
    if (isEspacio(letra) && letras.endsWith(' ')) continue
    const chica = isEspacio(letra) ? ' ' : letra.toLowerCase()
    // A few letters are two in small; such a one stays as it is, so that each has its place.
    letras += chica.length === 1 ? chica : letra
    lugares.push(i)
  }
  return { letras, lugares }
}

const TELEFONO = /^[+\d\s().-]{8,}$/
const ENTRE_CIFRAS = /^[\s().-]{0,2}$/
const PREFIJO = /(?<!\d)\(?\+?\d{1,3}\)?[\s.-]{0,2}$/
/** The longest prefix, and the letter before it. */
const LARGO_DE_PREFIJO = 9

const isCifra = (letra = '') => letra >= '0' && letra <= '9'

function* findTexto(letras: string, valor: string): Generator<Marca> {
  for (let i = letras.indexOf(valor); i !== -1; i = letras.indexOf(valor, i + valor.length))
    yield { inicio: i, fin: i + valor.length }
}

/** A telephone is the same with other signs between its figures, and with the prefix of its country or without. */
function* findTelefono(letras: string, clave: string): Generator<Marca> {
  const lugares = Array.from({ length: letras.length }, (_, i) => i).filter((i) => isCifra(letras[i]))
  const cifras = lugares.map((i) => letras[i]).join('')
  for (let i = cifras.indexOf(clave); i !== -1; i = cifras.indexOf(clave, i + 1)) {
    const suyos = lugares.slice(i, i + clave.length)
    const [primero, fin] = [suyos[0]!, suyos.at(-1)! + 1]
    const isJunto = suyos.every(
      (lugar, n) => n === 0 || ENTRE_CIFRAS.test(letras.slice(suyos[n - 1]! + 1, lugar)),
    )
    const prefijo = PREFIJO.exec(letras.slice(Math.max(0, primero - LARGO_DE_PREFIJO), primero))?.[0] ?? ''
    const isEntero = !isCifra(letras[fin]) && (prefijo !== '' || !isCifra(letras[primero - 1]))
    if (isJunto && isEntero) yield { inicio: primero - prefijo.length, fin }
  }
}

function findValor(letras: string, valor: string): Generator<Marca> {
  const clave = TELEFONO.test(valor) ? (getClaveDeTelefono(valor) ?? '') : ''
  return clave.length < CIFRAS_FINALES ? findTexto(letras, valor) : findTelefono(letras, clave)
}

/** Where values stand in a text, whatever the case and the spaces between; none over another. */
export function findMarcas(texto: string, valores: readonly string[]): Marca[] {
  const { letras, lugares } = collapse(texto)
  const marcas: Marca[] = []
  for (const valor of new Set(valores.map((valor) => collapse(valor.trim()).letras))) {
    if (valor.length < MINIMO) continue
    let veces = 0
    for (const { inicio, fin } of findValor(letras, valor)) {
      if (veces === VECES) break
      const marca = { inicio: lugares[inicio]!, fin: lugares[fin - 1]! + 1 }
      if (marcas.some((otra) => marca.inicio < otra.fin && otra.inicio < marca.fin)) continue
      marcas.push(marca)
      veces++
    }
  }
  return marcas.sort((a, b) => a.inicio - b.inicio)
}
