export const HORA_MS = 3_600_000
export const DIA_MS = 24 * HORA_MS
