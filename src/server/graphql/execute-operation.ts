import { LRUCache } from 'lru-cache'
import type { RequestContext } from '../context.ts'
import { AppError, badUserInput } from '../errors.ts'
import {
  type CompiledQuery,
  compileQuery,
  type DocumentNode,
  type ExecutionResult,
  execute,
  isCompiledQuery,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from '../wire/graphql-js.ts'
import { hasOnlyCleanText } from './clean-text.ts'
import { formatGraphqlError, type WireError } from './format-errors.ts'
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
const MAX_KNOWN_DOCUMENTS = 500

export type ExecuteOperation = (request: OperationRequest, ctx: RequestContext) => Promise<OperationResult>

/** A document that fits the schema. Compiled when it comes a second time: most that come once are nobody's screen. */
interface Known {
  document: DocumentNode
  compiled?: CompiledQuery['query']
}

const LONG_LIST = 500

/** What is compiled names every value that does not fit, thousands of them; what executes stops at fifty. */
const hasLongList = (variables: OperationRequest['variables']): boolean =>
  Object.values(variables ?? {}).some((value) => Array.isArray(value) && value.length > LONG_LIST)

function compile(document: DocumentNode, operationName: string | undefined): CompiledQuery['query'] {
  const compiled = compileQuery(schema, document, operationName)
  if (isCompiledQuery(compiled)) return compiled.query
  // A name that is none of the document's.
  return () => ({ ...compiled })
}

export function createExecuteOperation(production: boolean): ExecuteOperation {
  const known = new LRUCache<string, Known>({ max: MAX_KNOWN_DOCUMENTS })
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules

  const run = async (
    { query, variables, operationName }: OperationRequest,
    ctx: RequestContext,
  ): Promise<ExecutionResult> => {
    if (!hasOnlyCleanText(variables)) throw badUserInput('El texto contiene caracteres que no se admiten.')
    const named = operationName ?? undefined
    // Two parts: a name must never read as the first line of another's document.
    const key = named === undefined ? query : JSON.stringify([named, query])
    const found = known.get(key)
    if (found && !hasLongList(variables)) {
      found.compiled ??= compile(found.document, named)
      return found.compiled(undefined, ctx, variables)
    }
    const document = found?.document ?? parseDocument(query)
    if (!found) {
      const errors = validate(schema, document, rules)
      if (errors.length > 0) return { errors }
      if (query.length <= MAX_REMEMBERED) known.set(key, { document })
    }
    return execute({ schema, document, contextValue: ctx, variableValues: variables, operationName: named })
  }

  return async (request, ctx) => {
    try {
      const { data, errors } = await run(request, ctx)
      if (!errors?.length) return { data }
      const formatted = errors.map((error) => formatGraphqlError(error, ctx.log))
      // Without data the request itself was refused: its document or its variables do not fit the schema.
      return data === undefined ? { errors: formatted } : { data, errors: formatted }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { errors: [{ message: error.message, extensions: { code: error.code } }] }
    }
  }
}
