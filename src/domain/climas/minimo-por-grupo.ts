/** What a climate has unless staff choose otherwise when they make it. */
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

/** Groups of fewer planned people than the minimum show no figure of their own: they are read in their area. */
export const listEnSuArea = (
  { gruposDeOpinion }: { gruposDeOpinion: readonly { id: string; encuestadosPlaneados: number }[] },
  minimo: number,
): Set<string> =>
  new Set(
    gruposDeOpinion
      .filter(({ encuestadosPlaneados }) => isChico(encuestadosPlaneados, minimo))
      .map(({ id }) => id),
  )
