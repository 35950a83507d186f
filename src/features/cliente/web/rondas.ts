import type { Ronda } from './rondas-query.ts'

/** One whose figures the client sees. */
export type RondaPublicada = Ronda & { publicado: number }

const isPublicada = (ronda: Ronda): ronda is RondaPublicada => typeof ronda.publicado === 'number'

/** Newest first, as the server gives them. */
export const listPublicadas = (rondas: readonly Ronda[]): RondaPublicada[] => rondas.filter(isPublicada)

/** The round of the same company before it. */
export const findAnterior = (
  publicadas: readonly RondaPublicada[],
  { idEmpresa, anio }: RondaPublicada,
): RondaPublicada | null =>
  publicadas.find((otra) => otra.idEmpresa === idEmpresa && otra.anio < anio) ?? null

export const formatRonda = ({ empresa, anio }: Ronda, conEmpresa: boolean): string =>
  conEmpresa ? `${empresa} ${anio}` : `Ronda ${anio}`
