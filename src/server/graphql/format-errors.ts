import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLError } from 'graphql'
import { AppError, type ErrorCode, MENSAJE_INTERNO } from '../base/errors.ts'
import { findViolation } from '../db/engine/constraint-violation.ts'

export interface WireError {
  message: string
  path?: readonly (string | number)[]
  extensions: { code: ErrorCode; campo?: string }
}

export const CONSULTA_INVALIDA = 'La consulta no cumple el contrato de la API.'
export const DEMASIADO_COMPLEJA = 'La consulta es demasiado grande o compleja.'

const YA_NO_ESTA = 'Lo que ibas a cambiar ya no está: alguien más lo eliminó mientras tanto.'

export function formatError(code: ErrorCode, message: string): { errors: WireError[] } {
  return { errors: [{ message, extensions: { code } }] }
}

/** The one place where errors become words. What is not ours to say is logged, without its data, and masked. */
export function formatGraphqlError(error: GraphQLError, log: FastifyBaseLogger): WireError {
  const path = error.path ? { path: error.path } : {}
  const cause = error.originalError
  if (cause instanceof AppError) {
    const { message, code, campo } = cause
    return { message, ...path, extensions: campo ? { code, campo } : { code } }
  }
  // An error without a path came before execution: the document or its variables do not fit the schema.
  if (!error.path) return { message: CONSULTA_INVALIDA, extensions: { code: 'BAD_USER_INPUT' } }
  // Looked for and found, and deleted before the row that belongs to it was written.
  if (findViolation(cause) === 'foreign-key') {
    log.warn({ err: cause }, 'what a row belongs to is gone')
    return { message: YA_NO_ESTA, ...path, extensions: { code: 'NOT_FOUND' } }
  }
  log.error(
    { err: cause ?? error, campo: error.path.filter((key) => typeof key === 'string').join('.') },
    'resolver failed',
  )
  return { message: MENSAJE_INTERNO, ...path, extensions: { code: 'INTERNAL' } }
}
