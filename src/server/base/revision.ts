import { createHash } from 'node:crypto'
import { conflict } from './errors.ts'

/** The state of a thing at a moment: whoever writes over it shows that they have seen it. */
export const computeRevision = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

/** Two who edit the same: the later one is told, unless they did not say what they had seen. */
export function requireRevision(actual: string, vista: string | null | undefined): void {
  if (vista == null || vista === actual) return
  throw conflict('Alguien más guardó cambios mientras editabas. Revisa lo que cambió antes de guardar.')
}
