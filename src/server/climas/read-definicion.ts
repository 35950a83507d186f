import type { Definicion } from '../../domain/climas/definicion.ts'
import { parseDefinicion } from '../../domain/climas/parse-definicion.ts'

const MAX_LEIDAS = 200

/** By their text: the same text is the same structure, so what is remembered here is never out of date. */
const leidas = new Map<string, Definicion>()

/** A stored structure. Every save and every list needs it, and reading it costs more than fetching it. */
export function readDefinicion(texto: string): Definicion {
  const leida = leidas.get(texto) ?? parseDefinicion(texto)
  // Whatever was asked for last goes to the end; the beginning is forgotten first.
  leidas.delete(texto)
  leidas.set(texto, leida)
  for (const vieja of leidas.keys()) {
    if (leidas.size <= MAX_LEIDAS) break
    leidas.delete(vieja)
  }
  return leida
}
