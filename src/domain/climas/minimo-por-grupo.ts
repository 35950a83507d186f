import type { Lectura } from './clima-input.ts'

/** The minimum of a climate unless staff choose otherwise when they make it. */
export const MINIMO_POR_GRUPO = 5

/** With 1 there is no minimum: whatever is saved is shown at once. */
export const SIN_MINIMO = 1

export const LIMITES_DEL_MINIMO = { min: 3, max: 10 } as const

export const isMinimoPorGrupo = (minimo: number): boolean =>
  minimo === SIN_MINIMO ||
  (Number.isInteger(minimo) && minimo >= LIMITES_DEL_MINIMO.min && minimo <= LIMITES_DEL_MINIMO.max)

/** Whether figures come from what is published, and not from what was just saved. */
export const hasMinimo = ({ minimoPorGrupo }: { minimoPorGrupo: number }): boolean =>
  minimoPorGrupo !== SIN_MINIMO

/** Without a minimum it is the consultancy that may see small groups, never whoever they work for. */
export const getMinimoDeCliente = (clima: { minimoPorGrupo: number }): number =>
  hasMinimo(clima) ? clima.minimoPorGrupo : MINIMO_POR_GRUPO

/** Somebody, but too few. */
export const isChico = (personas: number, minimo: number): boolean => personas > 0 && personas < minimo

type GrupoPlaneado = { id: string; encuestadosPlaneados: number; seLeeEnSuArea?: boolean }

/**
 * Groups that show no figure of their own and are read in their area: those that staff chose, all where areas alone are read, and
 * those of fewer planned people than the minimum.
 */
export const listEnSuArea = (
  { gruposDeOpinion, lectura }: { gruposDeOpinion: readonly GrupoPlaneado[]; lectura?: Lectura },
  minimo: number,
): Set<string> =>
  new Set(
    minimo === SIN_MINIMO
      ? []
      : gruposDeOpinion
          .filter(
            ({ encuestadosPlaneados, seLeeEnSuArea }) =>
              lectura === 'areas' || seLeeEnSuArea === true || isChico(encuestadosPlaneados, minimo),
          )
          .map(({ id }) => id),
  )

/** Without a minimum everything is shown, whatever was chosen. */
export const getLectura = ({
  minimoPorGrupo,
  definicion,
}: {
  minimoPorGrupo: number
  definicion: { lectura?: Lectura }
}): Lectura => (hasMinimo({ minimoPorGrupo }) && definicion.lectura) || 'grupos'
