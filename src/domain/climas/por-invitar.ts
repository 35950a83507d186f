/** How many people of the plan are still to invite. Who is beyond the plan in one group takes nobody's place in another. */
export const countPorInvitar = (grupos: readonly { planeados: number; invitados: number }[]): number =>
  grupos.reduce((suma, { planeados, invitados }) => suma + Math.max(0, planeados - invitados), 0)
