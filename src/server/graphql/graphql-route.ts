import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { AppError, badUserInput, type ErrorCode, MENSAJE_INTERNO } from '../base/errors.ts'
import type { AppContext } from '../context/context.ts'
import { limitBodyOfOthers, MAX_OTHERS_BODY } from '../http/guard-connections.ts'
import { requireOwnOrigin } from '../http/refuse.ts'
import type { ExecuteOperation, OperationRequest } from './execute-operation.ts'
import { DEMASIADO_COMPLEJA, formatError } from './format-errors.ts'
import { registerGraphiql } from './graphiql.ts'

/**
 * Most that a body may hold before it is read. A quarter of a megabyte of brackets became 35 MB and fifty milliseconds; the
 * longest answer sheet has 2,000 values, the largest list that staff send 100,000, and neither is deep.
 */
const MAX_DEPTH = 64
const MAX_VALUES = 20_000
/** Refusal of a body longer than a stranger may send. */
const MAX_VALUES_OF_STAFF = 400_000

const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/** The place after the text that begins at `start`: texts are leapt over, a file is one of ten million letters. */
function skipText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0
    while (json.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return end + 1
  }
  return json.length
}

/** Whether a JSON text is of bounded depth and width; whether it is JSON is for the parser to say. */
function isBoundedJson(json: string): boolean {
  const maxValues = json.length > MAX_OTHERS_BODY ? MAX_VALUES_OF_STAFF : MAX_VALUES
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; ) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) {
      at = skipText(json, at)
      continue
    }
    if (code === COMMA) values++
    else if (OPENING.has(code)) {
      depth++
      values++
    } else if (CLOSING.has(code)) depth--
    if (depth > MAX_DEPTH || values > maxValues) return false
    at++
  }
  return true
}

/** The type that clients of GraphQL over HTTP ask for; others get plain JSON. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json'
const MAX_BODY = 14 * 1024 * 1024

/** Words for what Fastify refuses before our code runs. */
const MENSAJES: Record<number, string> = {
  400: 'El cuerpo de la solicitud no es JSON válido.',
  403: 'La solicitud viene de otro sitio.',
  404: 'Esa dirección no existe en la API.',
  405: 'La API solo atiende POST.',
  413: 'La solicitud es demasiado grande.',
  415: 'La API solo atiende application/json, sin comprimir.',
}

function parseRequest(body: unknown): OperationRequest | null {
  if (!body || typeof body !== 'object' || Array.isArray(body)) return null
  const { query, variables, operationName } = body as Record<string, unknown>
  if (typeof query !== 'string' || query.length === 0) return null
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables))) return null
  if (operationName != null && typeof operationName !== 'string') return null
  return { query, variables: variables as OperationRequest['variables'], operationName }
}

function sendError(reply: FastifyReply, status: number, code: ErrorCode, message: string) {
  return reply.code(status).send(formatError(code, message))
}

export function registerGraphqlRoute(
  scope: FastifyInstance,
  ctx: AppContext,
  executeOperation: ExecuteOperation,
) {
  // JSON alone: a form or text/plain body can be sent from a foreign page without asking the browser first.
  scope.removeContentTypeParser(['text/plain', 'application/json'])
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isBoundedJson(body)) parseJson(request, body, done)
    else done(badUserInput(DEMASIADO_COMPLEJA))
  })

  scope.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    if (error instanceof AppError) return sendError(reply, 400, error.code, error.message)
    const status = error.statusCode ?? 500
    if (status < 500)
      return sendError(reply, status, 'BAD_USER_INPUT', MENSAJES[status] ?? 'Solicitud no válida.')
    request.log.error({ err: error }, 'graphql request failed')
    return sendError(reply, 500, 'INTERNAL', MENSAJE_INTERNO)
  })

  scope.post(
    '/graphql',
    {
      // The API asks call by call.
      config: { permiso: 'todos' },
      bodyLimit: MAX_BODY,
      onRequest: requireOwnOrigin(ctx.config),
      preParsing: limitBodyOfOthers,
    },
    async (request, reply) => {
      const operation = parseRequest(request.body)
      if (!operation) {
        return sendError(reply, 400, 'BAD_USER_INPUT', 'La solicitud debe traer una consulta en "query".')
      }
      const result = await executeOperation(operation, await request.buildContext(reply))
      reply.header('cache-control', 'no-store')
      if (request.headers.accept?.includes(GRAPHQL_RESPONSE)) reply.type(`${GRAPHQL_RESPONSE}; charset=utf-8`)
      // Without data the request itself was refused; with data a resolver refused, which is an answer.
      if (result.data === undefined && result.errors) reply.code(400)
      return result
    },
  )
  if (!ctx.production) registerGraphiql(scope, ctx)
  scope.route({
    method: [...(ctx.production ? ['GET'] : []), 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    config: { permiso: 'todos' },
    handler: (_request, reply) => {
      reply.header('allow', 'POST')
      return sendError(reply, 405, 'BAD_USER_INPUT', MENSAJES[405]!)
    },
  })
}
