import type { FastifyInstance } from 'fastify'
import type { GraphQLError as GraphQLErrorType } from 'graphql'
import type { RequestContext } from '../context.ts'
import { AppError, badUserInput } from '../errors.ts'
import {
  execute,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from '../wire/graphql-js.ts'
import { hasOnlyCleanText } from './clean-text.ts'
import { formatGraphqlError, type WireError } from './format-errors.ts'
import { parseDocument } from './parse-document.ts'

export interface OperationRequest {
  query: string
  variables?: Record<string, unknown> | null
  operationName?: string | null
}

export interface OperationResult {
  data?: unknown
  errors?: WireError[]
}

/** Longer documents carry a file inside: remembering them would fill the memory. */
const MAX_REMEMBERED = 8 * 1024
const MAX_KNOWN_DOCUMENTS = 500

export type ExecuteOperation = (request: OperationRequest, ctx: RequestContext) => Promise<OperationResult>

export function createExecuteOperation(app: FastifyInstance, production: boolean): ExecuteOperation {
  const known = new Set<string>()
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules

  const run = async (request: OperationRequest, ctx: RequestContext) => {
    const { query, variables = {}, operationName } = request
    if (!hasOnlyCleanText(variables)) throw badUserInput('El texto contiene caracteres que no se admiten.')
    const named = operationName ?? undefined

    if (query.length > MAX_REMEMBERED) {
      const document = parseDocument(query)
      const errors = validate(app.graphql.schema, document, rules)
      if (errors.length > 0) throw Object.assign(new Error('invalid document'), { errors })
      return execute({
        schema: app.graphql.schema,
        document,
        contextValue: ctx,
        variableValues: variables,
        operationName: named,
      })
    }
    if (!known.has(query)) {
      parseDocument(query)
      if (known.size >= MAX_KNOWN_DOCUMENTS) known.clear()
      known.add(query)
    }
    return app.graphql(query, ctx as never, variables ?? {}, named)
  }

  return async (request, ctx) => {
    try {
      const { data, errors } = await run(request, ctx)
      const formatted = errors?.map((error) => formatGraphqlError(error as GraphQLErrorType, ctx.log))
      return formatted?.length ? { data: data ?? null, errors: formatted } : { data }
    } catch (error) {
      if (error instanceof AppError) {
        return { errors: [{ message: error.message, extensions: { code: error.code } }] }
      }
      // Refused before execution: the errors of validation or of variables come together, as Mercurius throws them.
      const causes = (error as { errors?: unknown[] }).errors
      if (!causes?.every((cause) => cause instanceof GraphQLError)) throw error
      return { errors: causes.map((cause) => formatGraphqlError(cause, ctx.log)) }
    }
  }
}
