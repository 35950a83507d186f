import { ApiError, isFalla } from './api.ts'

/** The failure wording of the specification (§8), letter for letter: of CVs, the switch of a survey, invitations, what is sent again, and the workbook. */
export function formatFailureAsSpecified(error: unknown): string {
  const cause = error instanceof ApiError ? error.message : 'No se pudo completar'
  return `Hubo un error, el error fué: ${cause.replace(/\.$/, '')}, intenta de nuevo`
}

/** The same where another try may help. A refusal says by itself what it wants, and would say it again. */
export const formatFailure = (error: unknown): string =>
  isFalla(error) ? formatFailureAsSpecified(error) : (error as ApiError).message

export const SUCCESS_MS = 3_000
export const FAILURE_MS = 5_000
