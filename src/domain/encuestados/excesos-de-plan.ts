export interface ExcesoDePlan {
  id: string
  nombre: string
  planeados: number
  /** With those who would be invited now. */
  invitados: number
}

/** Groups that would have more people invited than are planned. */
export const listExcesosDePlan = (
  grupos: readonly { id: string; nombre: string; planeados: number; invitados: number }[],
  nuevasPorGrupo: ReadonlyMap<string, number>,
): ExcesoDePlan[] =>
  grupos.flatMap(({ id, nombre, planeados, invitados }) => {
    const nuevas = nuevasPorGrupo.get(id) ?? 0
    return nuevas > 0 && invitados + nuevas > planeados
      ? [{ id, nombre, planeados, invitados: invitados + nuevas }]
      : []
  })
