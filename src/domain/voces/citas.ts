import type { Pasaje } from './datos-personales.ts'
import { coverTexto } from './tapados.ts'

/** After these a point ends no sentence. */
const ABREVIATURA =
  /(?:^|[^\p{L}])(?:ing|lic|licda|sr|sra|srta|dr|dra|arq|prof|no|núm|etc|ej|depto|admon)\.$/iu

/** Where each sentence of a text begins and ends. */
export function listFrases(texto: string): { desde: number; hasta: number }[] {
  const frases: { desde: number; hasta: number }[] = []
  let desde = 0
  const add = (hasta: number) => {
    const suya = texto.slice(desde, hasta)
    const inicio = desde + suya.length - suya.trimStart().length
    if (suya.trim() !== '') frases.push({ desde: inicio, hasta: inicio + suya.trim().length })
    desde = hasta
  }
  for (const { 0: fin, index } of texto.matchAll(/[.!?…](?=\s)|\n/g)) {
    const hasta = index + fin.length
    if (fin === '.' && ABREVIATURA.test(texto.slice(Math.max(0, hasta - 12), hasta))) continue
    add(hasta)
  }
  add(texto.length)
  return frases
}

const OMISION = ' […] '

/** The chosen sentences, covered; null where one is not there, or none was chosen. */
export function formatCita(
  texto: string,
  tapados: readonly Pasaje[],
  elegidas: readonly number[],
): string | null {
  const frases = listFrases(texto)
  const orden = [...new Set(elegidas)].sort((a, b) => a - b)
  if (orden.length === 0 || orden.some((i) => !frases[i])) return null
  return orden.reduce((cita, i, lugar) => {
    const { desde, hasta } = frases[i]!
    const une = lugar === 0 ? '' : orden[lugar - 1] === i - 1 ? ' ' : OMISION
    return cita + une + coverTexto(texto, tapados, desde, hasta)
  }, '')
}
