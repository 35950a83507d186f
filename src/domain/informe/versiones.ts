export type EstadoDeVersion = 'vigente' | 'reemplazada' | 'retirada'

interface Version {
  numero: number
  /** When it was withdrawn. */
  retirada: number | null
}

/**
 * What became of each version of a report: the client sees the newest, unless it was withdrawn. An older one does not come
 * back by that: what the client sees is always something that somebody meant to show now.
 */
export function getEstadoDeVersion(version: Version, todas: readonly Version[]): EstadoDeVersion {
  if (version.retirada !== null) return 'retirada'
  return todas.some(({ numero }) => numero > version.numero) ? 'reemplazada' : 'vigente'
}

export const getNumeroSiguiente = (todas: readonly Version[]): number =>
  Math.max(0, ...todas.map(({ numero }) => numero)) + 1

export const LETRAS_DE_MENSAJE = 600
