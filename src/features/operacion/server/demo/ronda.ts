import type { GrupoDeOpinionInput } from '#domain/climas/clima-input.ts'
import type { Ambito } from './frases/frases.ts'

/** How the people of a group stand, in logits: 0 is one half, 1 about three quarters, 2 about nine tenths. */
export type GrupoDemo = Omit<GrupoDeOpinionInput, 'id' | 'orden'> & {
  area: string
  ambito: Ambito
  /** Share of those planned who answered. */
  responde: number
  /** Share of those invited by mail; the rest were given their token on paper. */
  conCorreo: number
  animo: number
  /** Where the group departs from its mood, by variable. */
  propio?: Record<string, number>
  /** Weights of the five seniorities. */
  antiguedades: readonly [number, number, number, number, number]
}

export type RondaDemo = {
  /** What people speak of; its dates, unless it takes answers now. */
  anio: number
  mes: number
  grupos: readonly GrupoDemo[]
  /** By variable: what the whole company thinks. */
  variables: Record<string, number>
  /** By factor: where it departs from its variable. */
  factores: Record<string, number>
  /** By service: what people think of it. */
  servicios: Record<string, number>
  /** Share of those who began and did not finish. */
  aMedias: number
  /** The variable that speaks of staying, against which the others are read. */
  compromiso?: string
  /** What happened in the company before this round. */
  hecho?: string
  /** The survey takes answers now: it began some days ago and ends in some, whenever the demo is loaded. */
  activa: boolean
  cerrada: boolean
}

/** The mood of each seniority: newcomers hope, the middle years doubt, the oldest stay. */
export const ANIMO_POR_ANTIGUEDAD = [0.45, 0.1, -0.35, -0.1, 0.2] as const

/** Where a seniority departs from its mood, by variable. */
export const PROPIO_DE_ANTIGUEDAD: readonly Record<string, number>[] = [
  { 'Capacitación y crecimiento': 0.35 },
  {},
  { 'Orgullo y permanencia': -0.3, 'Capacitación y crecimiento': -0.25 },
  { 'Capacitación y crecimiento': -0.3 },
  { 'Orgullo y permanencia': 0.55, 'Capacitación y crecimiento': -0.55 },
]
