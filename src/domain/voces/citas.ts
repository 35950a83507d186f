import { formatLinea } from '../texto/format-linea.ts'
import { conclude, fail, type Leido } from '../validacion/leido.ts'
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

export const LIMITES_DE_TEMA = { nombre: 60, temas: 40 }

export function parseNombreDeTema(escrito: string): Leido<string, 'nombre'> {
  const nombre = formatLinea(escrito)
  return nombre === '' || nombre.length > LIMITES_DE_TEMA.nombre
    ? fail({ nombre: `Escribe el nombre del tema, en ${LIMITES_DE_TEMA.nombre} letras o menos.` })
    : conclude(nombre, {})
}

/** The key of a theme is its place; those after the ninth have none. */
export const getTecla = (lugar: number): string | null => (lugar < 9 ? String(lugar + 1) : null)
