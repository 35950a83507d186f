import { listMedidas } from '#domain/estadistica/medidas.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'

/** Those that ask something, in the order of the study. */
export const listVariablesDeClima = ({ definicion }: Pick<ClimaGuardado, 'definicion'>): string[] =>
  listMedidas(definicion)
    .filter(({ clase }) => clase === 'variable')
    .map(({ nombre }) => nombre)
