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

export const hasVariasEmpresas = (rondas: readonly { idEmpresa: string }[]): boolean =>
  new Set(rondas.map(({ idEmpresa }) => idEmpresa)).size > 1

/** With the company's name where there is more than one to choose among. */
export const formatRonda = (ronda: Ronda, rondas: readonly Ronda[]): string =>
  hasVariasEmpresas(rondas) ? `${ronda.empresa} ${ronda.anio}` : `Ronda ${ronda.anio}`
