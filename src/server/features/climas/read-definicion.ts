import type { Definicion } from '../../../domain/climas/definicion.ts'
import { parseDefinicion } from '../../../domain/climas/parse-definicion.ts'

const MAX_LEIDAS = 200

/** By their revision, which never stands for another text, so what is remembered here is never out of date. */
const leidas = new Map<string, Definicion>()

function remember(revision: string, leida: Definicion): Definicion {
  // Whatever was asked for last goes to the end; the beginning is forgotten first.
  leidas.delete(revision)
  leidas.set(revision, leida)
  for (const vieja of leidas.keys()) {
    if (leidas.size <= MAX_LEIDAS) break
    leidas.delete(vieja)
  }
  return leida
}

/** A structure that was read before. Every save needs it, and it is far longer than what is saved. */
export function findLeida(revision: string): Definicion | null {
  const leida = leidas.get(revision)
  return leida ? remember(revision, leida) : null
}

export function readDefinicion({
  revision,
  definicion,
}: {
  revision: string
  definicion: string
}): Definicion {
  return findLeida(revision) ?? remember(revision, parseDefinicion(definicion))
}
