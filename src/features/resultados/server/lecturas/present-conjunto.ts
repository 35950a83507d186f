import type { ConjuntoDeMapa } from '#domain/lecturas/mapa-de-calor.ts'
import type { RequestContext } from '#server/context/context.ts'

/** A client is not told how many answered in a set that is withheld. */
export const presentConjunto = (
  { sesion }: Pick<RequestContext, 'sesion'>,
  conjunto: ConjuntoDeMapa,
): ConjuntoDeMapa =>
  conjunto.reserva && sesion?.rol === 'cliente' ? { ...conjunto, personas: null } : conjunto
