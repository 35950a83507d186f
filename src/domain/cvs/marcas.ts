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
const ESPECIALES = /[.*+?^${}()|[\]\\]/g

/** A telephone is the same with other signs between its figures, and with the prefix of its country or without. */
function createBusqueda(valor: string): RegExp {
  const clave = TELEFONO.test(valor) ? (getClaveDeTelefono(valor) ?? '') : ''
  if (clave.length < CIFRAS_FINALES) return new RegExp(valor.replace(ESPECIALES, '\\$&'), 'g')
  const cifras = [...clave].join('[\\s().-]{0,2}')
  return new RegExp(`(?<!\\d)(?:\\(?\\+?\\d{1,3}\\)?[\\s.-]{0,2})?${cifras}(?!\\d)`, 'g')
}

/** Where values stand in a text, whatever the case and the spaces between; none over another. */
export function findMarcas(texto: string, valores: readonly string[]): Marca[] {
  const { letras, lugares } = collapse(texto)
  const marcas: Marca[] = []
  for (const valor of new Set(valores.map((valor) => collapse(valor.trim()).letras))) {
    if (valor.length < MINIMO) continue
    let veces = 0
    for (const { 0: hallado, index } of letras.matchAll(createBusqueda(valor))) {
      if (veces === VECES) break
      const marca = { inicio: lugares[index]!, fin: lugares[index + hallado.length - 1]! + 1 }
      if (marcas.some((otra) => marca.inicio < otra.fin && otra.inicio < marca.fin)) continue
      marcas.push(marca)
      veces++
    }
  }
  return marcas.sort((a, b) => a.inicio - b.inicio)
}
