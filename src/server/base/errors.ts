import { formatProblemas, type Leido } from '#domain/validacion/leido.ts'

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'INTERNAL'

/** An expected failure: its message is a Spanish sentence fit for a person. Anything else that is thrown is masked. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** The field of the form that it is about, by its name in the call. */
  readonly campo: string | undefined

  constructor(code: ErrorCode, message: string, campo?: string) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.campo = campo
  }
}

export const MENSAJE_INTERNO = 'Algo falló de nuestro lado. Intenta de nuevo en un momento.'

export const badUserInput = (message: string, campo?: string) =>
  new AppError('BAD_USER_INPUT', message, campo)

/** The value that somebody wrote, where it may be kept. */
export function requireValor<T>(leido: Leido<T>): T {
  if (!leido.ok) throw badUserInput(formatProblemas(leido.problemas))
  return leido.valor
}

export const notFound = (message: string) => new AppError('NOT_FOUND', message)
export const conflict = (message: string, campo?: string) => new AppError('CONFLICT', message, campo)
export const rateLimited = (message: string) => new AppError('RATE_LIMITED', message)
export const unauthenticated = () =>
  new AppError('UNAUTHENTICATED', 'Tu sesión terminó o no has ingresado. Ingresa de nuevo.')
export const forbidden = (message = 'Tu cuenta no puede hacer esto.') => new AppError('FORBIDDEN', message)
