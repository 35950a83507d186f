import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { AppError, badUserInput } from '../base/errors.ts'
import type { RequestContext } from '../context/context.ts'
import { isCleanValue } from './clean-text.ts'
import { CONSULTA_INVALIDA, formatGraphqlError, type WireError } from './format-errors.ts'
import { parseDocument } from './parse-document.ts'
import { schema } from './schema.ts'

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
/** In letters of all documents. The site's own are 48 KB together. */
const MAX_REMEMBERED_IN_ALL = { withSesion: 256 * 1024, withoutSesion: 64 * 1024 }

export type ExecuteOperation = (request: OperationRequest, ctx: RequestContext) => Promise<OperationResult>

/** Documents that were answered without an error. */
const createKnown = (maxSize: number) =>
  new LRUCache<string, DocumentNode>({ maxSize, sizeCalculation: (_, query) => query.length })

export function createExecuteOperation(production: boolean): ExecuteOperation {
  // Apart: nobody without a session can push the documents of who has one out of the memory.
  const withSesion = createKnown(MAX_REMEMBERED_IN_ALL.withSesion)
  const withoutSesion = createKnown(MAX_REMEMBERED_IN_ALL.withoutSesion)
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules

  const parseValid = (query: string, named: string | undefined): DocumentNode => {
    // GraphiQL's question about the schema is deeper than any of ours; production answers none.
    const document = !production && named === 'IntrospectionQuery' ? parse(query) : parseDocument(query)
    if (validate(schema, document, rules).length > 0) throw badUserInput(CONSULTA_INVALIDA)
    return document
  }

  const run = async (
    { query, variables, operationName }: OperationRequest,
    ctx: RequestContext,
  ): Promise<ExecutionResult> => {
    if (!isCleanValue(variables)) throw badUserInput('El texto contiene caracteres que no se admiten.')
    const named = operationName || undefined
    const known = ctx.sesion ? withSesion : withoutSesion
    const found = known.get(query)
    const document = found ?? parseValid(query, named)
    if (!getOperationAST(document, named)) throw badUserInput(CONSULTA_INVALIDA)
    const result = await execute({
      schema,
      document,
      contextValue: ctx,
      variableValues: variables,
      operationName: named,
    })
    if (!found && !result.errors && query.length <= MAX_REMEMBERED) known.set(query, document)
    return result
  }

  return async (request, ctx) => {
    try {
      const { data, errors } = await run(request, ctx)
      if (!errors?.length) return { data }
      // Without data the request itself was refused: its document or its variables do not fit the schema, said once.
      if (data === undefined) return { errors: [formatGraphqlError(errors[0]!, ctx.log)] }
      return { data, errors: errors.map((error) => formatGraphqlError(error, ctx.log)) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { errors: [{ message: error.message, extensions: { code: error.code } }] }
    }
  }
}
