import { ApiError } from './api.ts'

/** The failure wording of the specification (§8), letter for letter. */
export function formatFailure(error: unknown): string {
  const cause = error instanceof ApiError ? error.message : 'No se pudo completar'
  return `Hubo un error, el error fué: ${cause.replace(/\.$/, '')}, intenta de nuevo`
}

export const SUCCESS_MS = 3_000
export const FAILURE_MS = 5_000
