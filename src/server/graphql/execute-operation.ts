import { LRUCache } from 'lru-cache'
import type { RequestContext } from '../context.ts'
import { AppError, badUserInput } from '../errors.ts'
import {
  type CompiledQuery,
  compileQuery,
  type DocumentNode,
  type ExecutionResult,
  execute,
  getOperationAST,
  isCompiledQuery,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from '../wire/graphql-js.ts'
import { countCleanValues } from './clean-text.ts'
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
/** In letters of all documents: a compiled one takes some 130 bytes for each. The site's own are 48 KB together. */
const MAX_REMEMBERED_IN_ALL = { withSesion: 256 * 1024, withoutSesion: 64 * 1024 }
const MAX_OPERATION_NAME = 100

export type ExecuteOperation = (request: OperationRequest, ctx: RequestContext) => Promise<OperationResult>

/**
 * A document that was answered without an error. Compiled when it comes a second time: most that come once are nobody's
 * screen.
 */
interface Known {
  document: DocumentNode
  compiled?: CompiledQuery['query']
}

const createKnown = (maxSize: number) =>
  new LRUCache<string, Known>({ maxSize, sizeCalculation: (_, key) => key.length })

/** What is compiled puts into words every value that does not fit, thousands of them; what executes stops at fifty. */
const MAX_VALUES_COMPILED = 100

function compile(document: DocumentNode, operationName: string | undefined): CompiledQuery['query'] {
  const compiled = compileQuery(schema, document, operationName)
  if (isCompiledQuery(compiled)) return compiled.query
  return () => ({ ...compiled })
}

export function createExecuteOperation(production: boolean): ExecuteOperation {
  // Apart: nobody without a session can push the documents of who has one out of the memory.
  const withSesion = createKnown(MAX_REMEMBERED_IN_ALL.withSesion)
  const withoutSesion = createKnown(MAX_REMEMBERED_IN_ALL.withoutSesion)
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules

  const parseValid = (query: string, operationName: string | undefined): DocumentNode => {
    const document = parseDocument(query)
    const isValid = validate(schema, document, rules).length === 0
    if (!isValid || !getOperationAST(document, operationName)) throw badUserInput(CONSULTA_INVALIDA)
    return document
  }

  const run = async (
    { query, variables, operationName }: OperationRequest,
    ctx: RequestContext,
  ): Promise<ExecutionResult> => {
    const values = countCleanValues(variables)
    if (values === null) throw badUserInput('El texto contiene caracteres que no se admiten.')
    const named = operationName ?? undefined
    if (named && named.length > MAX_OPERATION_NAME) throw badUserInput(CONSULTA_INVALIDA)
    const known = ctx.sesion ? withSesion : withoutSesion
    // Two parts: a name must never read as the first line of another's document.
    const key = named === undefined ? query : JSON.stringify([named, query])
    const found = known.get(key)
    if (found && values <= MAX_VALUES_COMPILED) {
      found.compiled ??= compile(found.document, named)
      return found.compiled(undefined, ctx, variables)
    }
    const document = found?.document ?? parseValid(query, named)
    const result = await execute({
      schema,
      document,
      contextValue: ctx,
      variableValues: variables,
      operationName: named,
    })
    if (!found && !result.errors && query.length <= MAX_REMEMBERED) known.set(key, { document })
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
