/** Of those planned, whole and never rounded up: staff and client read the same figure, whatever was invited or voided. */
export const computePorcentaje = ({
  contestaron,
  planeados,
}: {
  contestaron: number
  planeados: number
}): number => (planeados === 0 ? 0 : Math.floor((100 * contestaron) / planeados))
