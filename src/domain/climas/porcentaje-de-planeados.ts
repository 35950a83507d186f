/**
 * A share as a whole percentage: rounded, never cut. Only all of them is 100 and only nobody 0, so that what reads as
 * everybody is everybody. Staff, client and report read the same figure.
 */
export function computeParte(cuantos: number, total: number): number {
  if (total === 0 || cuantos <= 0) return 0
  const redondeada = Math.round((100 * cuantos) / total)
  return cuantos >= total ? redondeada : Math.min(99, Math.max(1, redondeada))
}

/** Of those planned, whatever was invited or voided. */
export const computePorcentaje = ({
  contestaron,
  planeados,
}: {
  contestaron: number
  planeados: number
}): number => computeParte(contestaron, planeados)
