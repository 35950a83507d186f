import {
  type Cambio,
  type Comparacion,
  listCambiosDeFactores,
  listCambiosDeMedidas,
} from '#domain/lecturas/cambio.ts'
import type { ComparabilidadDeRondas } from '#domain/lecturas/comparabilidad-de-rondas.ts'
import {
  describeComparabilidad,
  describeGeneral,
  type Periodos,
} from '#domain/lecturas/describe-comparabilidad.ts'
import type { ConjuntoLeido } from '#domain/lecturas/ronda.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import type { AppContext } from '#server/context/context.ts'
import { readNotasDeGrupos } from './read-notas-de-grupos.ts'
import { readComparacion } from './rondas-leidas.ts'

export type CambiosDeMedidas = {
  /** By what they are of: "general", "variable:Trato", "factor:Trato:Respeto", "area:Planta" (its general figure). */
  cambios: Map<string, Cambio>
  comparabilidad: ComparabilidadDeRondas
  /** Sentences about what does not compare, and what does because staff say so. */
  notas: string[]
  /** Reasons why a variable does not, by its name. */
  noComparables: Map<string, string>
  /** Changes in the general figures; null where nothing did. */
  notaDeGeneral: string | null
  /** Which groups are the same because staff say so. */
  notasDeGrupos: string[]
}

/** Certainty of every difference of the whole company, and what does not compare or does because staff say so. */
export async function readCambiosDeMedidas(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  clima: ClimaConParticipacion,
  comparado: ClimaConParticipacion,
): Promise<CambiosDeMedidas> {
  const comparacion = await readComparacion(ctx, clima, comparado)
  const { comparabilidad } = comparacion
  const periodos: Periodos = [clima.periodo, comparado.periodo]
  const noComparables = new Map<string, string>()
  const notas = [...comparabilidad.variables].flatMap(([variable, suya]) => {
    const { tipo, motivo } = describeComparabilidad(variable, suya, periodos)
    if (!motivo) return []
    if (tipo === 'declarada') return [motivo]
    const nota = `${variable} no es comparable. ${motivo}`
    noComparables.set(variable, nota)
    return [nota]
  })
  return {
    cambios: new Map(comparacion.actual.conjuntos.flatMap((uno) => listPorClave(comparacion, uno))),
    comparabilidad,
    notas,
    noComparables,
    notaDeGeneral: describeGeneral(comparabilidad, periodos).motivo,
    notasDeGrupos: await readNotasDeGrupos(ctx, clima, comparado),
  }
}

const CLASES = { areas: 'area', grupos: 'grupo', antiguedades: 'antiguedad' } as const

function listPorClave(comparacion: Comparacion, conjunto: ConjuntoLeido): [string, Cambio][] {
  const medidas = listCambiosDeMedidas(comparacion, conjunto)
  const { clase: deQuien } = conjunto
  if (deQuien !== 'empresa')
    return medidas.flatMap(({ clase, cambio }): [string, Cambio][] =>
      clase === 'general' ? [[`${CLASES[deQuien]}:${conjunto.nombre}`, cambio]] : [],
    )
  return [...medidas, ...listCambiosDeFactores(comparacion, conjunto)].map(
    ({ clase, variable, nombre, cambio }) => [
      [clase, ...(variable === null ? [] : [variable]), ...(nombre ? [nombre] : [])].join(':'),
      cambio,
    ],
  )
}
