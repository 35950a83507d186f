import { isSinEmpezar } from '#domain/inicio/avance.ts'
import type { Encuesta, Grupo } from './inicio-query.ts'

/** So many rows are read at a glance; more bury what stands under them. */
const MAX_GRUPOS = 8

export interface GruposAtrasados {
  /** In the order of the groups. */
  visibles: Grupo[]
  /** Behind too, without a row. */
  mas: number
  aTiempo: number
}

/** All of a few; of many those that are behind, first those with somebody who can be reminded. */
export function findGruposAtrasados(grupos: readonly Grupo[]): GruposAtrasados {
  if (grupos.length <= MAX_GRUPOS) return { visibles: [...grupos], mas: 0, aTiempo: 0 }
  const atrasados = grupos.filter(({ atrasado }) => atrasado)
  const elegidos = new Set(
    atrasados
      .toSorted((uno, otro) => Number(isSinEmpezar(uno)) - Number(isSinEmpezar(otro)))
      .slice(0, MAX_GRUPOS),
  )
  return {
    visibles: atrasados.filter((grupo) => elegidos.has(grupo)),
    mas: atrasados.length - elegidos.size,
    aTiempo: grupos.filter(({ atrasado, planeados }) => !atrasado && planeados > 0).length,
  }
}

/** Told by groups; the others in a line, also one nobody is invited to: each of its rows would say the same. */
export const isPorGrupo = (encuesta: Encuesta): boolean =>
  !isSinEmpezar(encuesta) && encuesta.grupos.some(({ atrasado }) => atrasado)
