const SEGUNDO = 1_000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO

/** How long to wait after each failed try: soon at first, for a hiccup; then patiently, for about a day. */
const ESPERAS = [10 * SEGUNDO, MINUTO, 5 * MINUTO, 30 * MINUTO, 2 * HORA, 6 * HORA, 15 * HORA]

export const MAX_INTENTOS = ESPERAS.length + 1

/** When to try again after the given number of failed tries; null when that was the last one. */
export function computeProximoIntento(intentos: number, now: number): number | null {
  const espera = ESPERAS[intentos - 1]
  return espera === undefined ? null : now + espera
}
