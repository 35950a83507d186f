import { computeParte } from '../texto/cantidad.ts'

/** Of those planned, whatever was invited or voided. */
export const computePorcentaje = ({
  contestaron,
  planeados,
}: {
  contestaron: number
  planeados: number
}): number => computeParte(contestaron, planeados)
