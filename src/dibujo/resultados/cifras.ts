import { formatPersonas } from '#domain/resultados/base.ts'
import { formatFaltan, type VariablesQueFaltan } from '#domain/resultados/menos-preguntas.ts'
import type { Reserva } from '#domain/resultados/reserva.ts'

export type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
export { formatBase, formatPersonas } from '#domain/resultados/base.ts'
export { formatNumero } from '#domain/texto/cantidad.ts'

/** One figure of a chart, in percent. personas: how many it comes from, where that is worth a note. */
export interface Cifra {
  nombre: string
  porcentaje: number | null
  noAplica?: boolean
  personas?: number | null
  /** A warning about it. */
  aviso?: string
  /** Some of its questions are not in it. */
  menosPreguntas?: boolean | null
  /** Too many of its variables have no figure for it to have one. */
  faltanVariables?: VariablesQueFaltan | null
  /** Why it is not shown. */
  reserva?: Reserva | null
}

export const formatPorcentaje = (porcentaje: number) => porcentaje.toFixed(2)

export function formatCifra({
  porcentaje,
  noAplica,
  faltanVariables,
}: Pick<Cifra, 'porcentaje' | 'noAplica' | 'faltanVariables'>): string {
  if (porcentaje !== null) return formatPorcentaje(porcentaje)
  if (faltanVariables) return formatFaltan(faltanVariables)
  return noAplica ? 'No aplica' : 'Sin datos'
}

/** Points with their sign; what rounds to nothing is no difference. */
export function formatDiferencia(puntos: number): { texto: string; tono: 'sube' | 'baja' | 'igual' } {
  const redondeada = Math.abs(puntos).toFixed(2)
  if (redondeada === '0.00') return { texto: redondeada, tono: 'igual' }
  return puntos > 0 ? { texto: `+${redondeada}`, tono: 'sube' } : { texto: `−${redondeada}`, tono: 'baja' }
}

/** A change where it is clear; else that it is not. */
export const formatCambioClaro = ({ puntos, veredicto }: { puntos: number; veredicto: string }): string =>
  veredicto === 'Sin cambio claro' ? 'sin cambio claro' : formatDiferencia(puntos).texto

/** Below this, a figure comes close to a person. */
const MUY_POCAS = 5

/** The people behind a chart, with a word of care where they are few and the climate has no minimum of its own. */
export function describePersonas(personas: number, minimoPorGrupo = 1): string {
  if (personas === 0) return 'Nadie ha contestado.'
  const cuantas = `${formatPersonas(personas)} ${personas === 1 ? 'contestó' : 'contestaron'}.`
  return personas < MUY_POCAS && minimoPorGrupo === 1
    ? `${cuantas} Son muy pocas: cuida que nadie quede señalado.`
    : cuantas
}
