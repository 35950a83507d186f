import type { Location } from 'react-router'

interface Salida {
  seguir: () => void
  quedarse?: () => void
}

interface Guardia {
  /** Whether something would be lost by going to an address; null is whatever else takes the work away. */
  pierde: (destino: Location | null) => boolean
  ask: (salida: Salida) => void
}

const guardias = new Set<Guardia>()

export function addGuardia(guardia: Guardia): () => void {
  guardias.add(guardia)
  return () => guardias.delete(guardia)
}

/** Several forms may stand on one screen; the first that would lose something asks for all. */
export const findGuardia = (destino: Location | null): Guardia | undefined =>
  [...guardias].find(({ pierde }) => pierde(destino))

/** For what cannot be taken back by staying on the page: done at once, or once whoever would lose something agrees. */
export function leave(seguir: () => void): void {
  const guardia = findGuardia(null)
  if (guardia) guardia.ask({ seguir })
  else seguir()
}
