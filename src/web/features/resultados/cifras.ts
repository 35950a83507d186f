import { formatNombreDeArchivo } from '../../lib/nombre-de-archivo.ts'
import type { DeGraficasFragment } from './resultados.generated.ts'

/** One figure of a chart, in percent. personas: how many it comes from, where that is worth a note. */
export interface Cifra {
  nombre: string
  porcentaje: number | null
  noAplica?: boolean
  personas?: number
}

/** What every screen says of the climate it shows. */
export type ClimaDeGraficas = DeGraficasFragment

export const formatPorcentaje = (porcentaje: number) => porcentaje.toFixed(2)

export function formatCifra({ porcentaje, noAplica }: Pick<Cifra, 'porcentaje' | 'noAplica'>): string {
  if (porcentaje !== null) return formatPorcentaje(porcentaje)
  return noAplica ? 'No aplica' : 'Sin datos'
}

/** Points with their sign; what rounds to nothing is no difference. */
export function formatDiferencia(puntos: number): { texto: string; tono: 'sube' | 'baja' | 'igual' } {
  const redondeada = Math.abs(puntos).toFixed(2)
  if (redondeada === '0.00') return { texto: redondeada, tono: 'igual' }
  return puntos > 0 ? { texto: `+${redondeada}`, tono: 'sube' } : { texto: `−${redondeada}`, tono: 'baja' }
}

export const formatPersonas = (personas: number) => `${personas} ${personas === 1 ? 'persona' : 'personas'}`

/** Below this, a figure comes close to a person. */
const MUY_POCAS = 5

/** How many are behind a chart, with a word of care where they are few. */
export function describePersonas(personas: number): string {
  if (personas === 0) return 'Nadie ha contestado.'
  const cuantas = `${formatPersonas(personas)} ${personas === 1 ? 'contestó' : 'contestaron'}.`
  return personas < MUY_POCAS ? `${cuantas} Son muy pocas: cuida que nadie quede señalado.` : cuantas
}

export const formatClima = ({ empresa, anio }: Pick<ClimaDeGraficas, 'empresa' | 'anio'>) =>
  `${empresa.nombre_comercial} ${anio}`

export const formatArchivo = (clima: ClimaDeGraficas, titulo: string) =>
  formatNombreDeArchivo(`${formatClima(clima)} ${titulo}`)
