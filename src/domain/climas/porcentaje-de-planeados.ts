/**
 * Of those planned, whole and never rounded up: what is said to have reached a goal has reached it, and 100 % is everybody.
 * Staff, client and report read the same figure, whatever was invited or voided.
 */
export const computePorcentaje = ({
  contestaron,
  planeados,
}: {
  contestaron: number
  planeados: number
}): number => (planeados === 0 ? 0 : Math.floor((100 * contestaron) / planeados))
