/** How often whoever does long work tells how far it is, and asks whether it was called off. */
export const LATIDO_MS = 400
/** Not heard of for so long: its process is gone. */
export const CALLADO_MS = 30_000
