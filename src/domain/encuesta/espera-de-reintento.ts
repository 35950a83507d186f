/** Until a save that did not arrive is sent again by itself: a network can be back without the browser noticing. */
export const computeEsperaMs = (intentos: number): number => Math.min(5_000 * 2 ** (intentos - 1), 60_000)
