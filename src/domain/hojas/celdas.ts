import { formatNombre, getClaveDeNombre } from '../climas/nombres.ts'
import type { PuntoDeEscala, TipoDeParte } from '../cuestionario/cuestionario.ts'

const A_FAVOR = /^(\(?\+\)?1?|p|pos|positiv[ao]s?|direct[ao]s?|a favor|favorables?|normal)$/
const EN_CONTRA =
  /^(\(?[-−–—]\)?1?|n|neg|negativ[ao]s?|invers[ao]s?|invertid[ao]s?|inv|r|en contra|desfavorables?|reversa)$/

/** Whether agreeing is good news. Null: the cell does not say it. */
export function readSentido(celda: string): boolean | null {
  const clave = getClaveDeNombre(celda)
  return A_FAVOR.test(clave) ? true : EN_CONTRA.test(clave) ? false : null
}

/** "(+)", "(R)" or "(inversa)" behind a question, where a sheet has no column for its sense. */
const MARCA = /[([](\+|[-−–—]|r|inv|(?:positiv|negativ|direct|invers|invertid)[ao])[)\]]\s*\.?$/i

export const cutMarca = (texto: string): string => texto.replace(MARCA, '').trimEnd()

export const readMarca = (texto: string): boolean | null => readSentido(MARCA.exec(texto)?.[1] ?? '')

export const formatSentido = (positiva: boolean): string => (positiva ? 'A favor' : 'En contra')

export const readSi = (celda: string): boolean =>
  /^(s|si|x|1|true|verdadero|invers[ao]|invertid[ao]|aplica|no aplica|n\/?a|✓|✔)$/.test(
    getClaveDeNombre(celda),
  )

/** "12.", "3)", "1.2 -", "Pregunta 4:", "a)", "• ": what only counts the questions. */
const NUMERACION =
  /^(?:(?:(?:pregunta|item|ítem|reactivo|p|q|n[°ºo]\.?) ?)?\(?\d{1,3}(?:\.\d{1,3}){0,3} ?(?:[.)\]:°º]|[-–—](?!\d))+ ?[-–—]? ?|\(?[a-zA-Z]\) ?|[•●▪·*–—-] )/i

/** A number before a blank counts where its row is the n-th. */
const SIN_PUNTO = /^(\d{1,3}) (?=\p{L}|¿|¡)/u

export function cutNumeracion(texto: string, numero: number): { texto: string; quitado: string } {
  const limpio = formatNombre(texto)
  const suelto = SIN_PUNTO.exec(limpio)
  const quitado = NUMERACION.exec(limpio)?.[0] ?? (Number(suelto?.[1]) === numero ? suelto![0] : '')
  const resto = limpio.slice(quitado.length).trim()
  return /[\p{L}]/u.test(resto) ? { texto: resto, quitado: quitado.trim() } : { texto: limpio, quitado: '' }
}

/** Options are written in one cell: each in a line of its own, or with something else between them. */
export function readOpciones(celda: string, separadores: readonly string[]): string[] {
  const separador = separadores.find((signo) => celda.includes(signo)) ?? '\n'
  return celda
    .split(separador)
    .map((opcion) => formatNombre(opcion))
    .filter(Boolean)
}

export const NOMBRE_DE_TIPO_EN_HOJA: Record<TipoDeParte, string> = {
  smile: 'Caras',
  maloToExelente: 'Exelente a Malo',
  seleccionMultiple: 'Selección múltiple',
  preguntasAbiertas: 'Abierta',
  tiempoDeLaborarEnEmpresa: 'Antigüedad',
  escala: 'Escala',
  unica: 'Opción única',
}

const TIPOS: readonly (readonly [TipoDeParte, RegExp])[] = [
  ['tiempoDeLaborarEnEmpresa', /antigüedad|antiguedad|tiempo de laborar/],
  ['maloToExelente', /exelente|excelente|malo|califica/],
  ['preguntasAbiertas', /abiert|texto|comentario|libre/],
  ['escala', /\be ?nps\b/],
  ['unica', /unica|una sola/],
  ['seleccionMultiple', /multiple|seleccion|opcion|casilla/],
  ['smile', /cara|likert|acuerdo|smile|escala|cerrada|frecuencia|afirmacion/],
]

const A_FAVOR_DE_PUNTO = / ?\((?:\+|a favor|favorable)\)$/i

/** Points of a scale in the cell of options: the favourable ones carry a mark. */
export const formatPunto = ({ texto, favorable }: PuntoDeEscala): string =>
  favorable ? `${texto} (+)` : texto

/** Where a sheet marks none, those beyond the middle are good news, and of a scale from 0 to 10 its promoters. */
export function readPuntos(opciones: readonly string[], eNPS: boolean, positiva = true): PuntoDeEscala[] {
  const marcados = opciones.some((opcion) => A_FAVOR_DE_PUNTO.test(opcion))
  const desde = eNPS ? opciones.length - 2 : Math.floor(opciones.length / 2 + 1 / 2)
  const puntos = opciones.map((opcion, i) => ({
    texto: opcion.replace(A_FAVOR_DE_PUNTO, ''),
    favorable: marcados ? A_FAVOR_DE_PUNTO.test(opcion) : i >= desde,
  }))
  return positiva
    ? puntos
    : puntos.map(({ texto }, i) => ({ texto, favorable: puntos[puntos.length - 1 - i]!.favorable }))
}

/** Null: no type that is known. */
export const readTipo = (celda: string): TipoDeParte | null => {
  const clave = getClaveDeNombre(celda)
  return TIPOS.find(([, tipo]) => tipo.test(clave))?.[0] ?? null
}

/** "25", "1,200": how many people a cell says. Null: it says something else. */
export function readCantidad(celda: string): string | null {
  return /^(\d{1,7}|\d{1,3}([,. ]\d{3})+)$/.test(celda) ? String(Number(celda.replace(/\D/g, ''))) : null
}

/** "Total", "Subtotal general: 45", "Gran total", "Suma de personas", but not "Total Quality": the words of a row that only adds up. */
export const isTotal = (celda: string): boolean => {
  const palabras = getClaveDeNombre(celda)
    .replaceAll(':', ' ')
    .replace(/^(sub|gran) ?total/, 'total')
    .split(' ')
  const [suma = '', siguiente = 'general'] = palabras.filter((palabra) => !/^\d*$/.test(palabra))
  return (
    /^(totales|total|suma|promedio)$/.test(suma) && /^(general|de)$/.test(siguiente) && palabras.length <= 9
  )
}
