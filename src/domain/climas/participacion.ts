import { computeParte } from '../texto/cantidad.ts'

/** People of the plan still to invite. Who is beyond the plan in one group takes nobody's place in another. */
export const countPorInvitar = (grupos: readonly { planeados: number; invitados: number }[]): number =>
  grupos.reduce((suma, { planeados, invitados }) => suma + Math.max(0, planeados - invitados), 0)

/** The planned people, whatever was invited or voided. */
export const computePorcentaje = ({
  contestaron,
  planeados,
}: {
  contestaron: number
  planeados: number
}): number => computeParte(contestaron, planeados)
