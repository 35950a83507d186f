import type { Definicion } from '../climas/definicion.ts'
import { listPreguntasPorVariable } from '../climas/estructura.ts'

/** A share between 0 and 1 and how many yes-or-no answers it is worth (not necessarily whole). */
export type Proporcion = { media: number; n: number }

export type Intervalo = { desde: number; hasta: number }

const Z95 = 1.959963984540054

/** Wilson's score interval of 95 %. */
export function computeWilson({ media, n }: Proporcion): Intervalo {
  const z2n = (Z95 * Z95) / n
  const centro = (media + z2n / 2) / (1 + z2n)
  const radio = (Z95 / (1 + z2n)) * Math.sqrt((media * (1 - media)) / n + z2n / (4 * n))
  return { desde: Math.max(0, centro - radio), hasta: Math.min(1, centro + radio) }
}

/**
 * Newcombe's interval (1998, method 10) for `a` minus `b`, from their two Wilson intervals. Without correction for a
 * finite population: the people of a year are one draw of many.
 */
export function computeDiferencia(a: Proporcion, b: Proporcion): Intervalo {
  const deA = computeWilson(a)
  const deB = computeWilson(b)
  const diferencia = a.media - b.media
  return {
    desde: diferencia - Math.hypot(a.media - deA.desde, deB.hasta - b.media),
    hasta: diferencia + Math.hypot(deA.hasta - a.media, b.media - deB.desde),
  }
}

const VEREDICTOS = ['Sube', 'Baja', 'Sin cambio claro'] as const

export type Veredicto = (typeof VEREDICTOS)[number]

/** The verdict on a difference to an earlier figure: said only where its interval leaves zero out. */
export function getVeredicto({ desde, hasta }: Intervalo): Veredicto {
  if (desde > 0) return 'Sube'
  return hasta < 0 ? 'Baja' : 'Sin cambio claro'
}

/** Things that a person has a score in: each variable, each indicator (mean of its variables) and all of it (mean of these). */
export type Medida = {
  clase: 'variable' | 'indicador' | 'general'
  nombre: string
  /** Sheet positions of its questions. */
  posiciones: readonly number[]
  /** Medidas it is the mean of, by their place in the list; a variable has none. */
  partes: readonly number[]
  /** A score stands as a whole number: the share times this. Sums are then exact, in any order and over any blocks. */
  escala: number
}

export const ESCALA_DE_MEDIA = 10_000

/** Variables first, as the climate lists them, then indicators, then the general figure. Without those nobody can answer. */
export function listMedidas(definicion: Definicion): Medida[] {
  const preguntas = listPreguntasPorVariable(definicion)
  const variables: Medida[] = []
  const indicadores: Medida[] = []
  for (const indicador of definicion.indicadoresDeMedicion) {
    const inicio = variables.length
    for (const { nombre } of indicador.variables) {
      const posiciones = preguntas.get(nombre)?.map(({ posicion }) => posicion) ?? []
      if (posiciones.length === 0) continue
      variables.push({ clase: 'variable', nombre, posiciones, partes: [], escala: posiciones.length })
    }
    const partes = variables.slice(inicio).map((_, i) => inicio + i)
    if (partes.length > 0) indicadores.push(createMedia('indicador', indicador.nombre, partes, variables))
  }
  const medidas = [...variables, ...indicadores]
  if (indicadores.length === 0) return medidas
  const partes = indicadores.map((_, i) => variables.length + i)
  return [...medidas, createMedia('general', '', partes, medidas)]
}

function createMedia(
  clase: Medida['clase'],
  nombre: string,
  partes: readonly number[],
  medidas: readonly Medida[],
): Medida {
  const posiciones = partes.flatMap((parte) => medidas[parte]!.posiciones)
  return { clase, nombre, posiciones, partes, escala: ESCALA_DE_MEDIA }
}

/**
 * A person's answers to a variable's questions, in one number: ten bits of valid answers, ten of favourable ones. A climate has
 * at most 400 questions. A note is the sum of those of its answers.
 */
const BITS_DE_VALIDAS = 10
const VALIDAS = (1 << BITS_DE_VALIDAS) - 1
const FAVORABLE = 1 << BITS_DE_VALIDAS
const ULTIMO_CODIGO = 3
const ULTIMO_FAVORABLE = 1

/** The share of one answer; "No Aplica" adds nothing. */
export function getNota(valor: number): number {
  if (valor > ULTIMO_CODIGO) return 0
  return 1 + (valor <= ULTIMO_FAVORABLE ? FAVORABLE : 0)
}

export const getValidas = (nota: number): number => nota & VALIDAS
export const getFavorables = (nota: number): number => nota >> BITS_DE_VALIDAS
