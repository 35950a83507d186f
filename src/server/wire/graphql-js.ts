import { createRequire } from 'node:module'

/**
 * graphql-jit loads graphql by `require`; an `import` would load a second copy of it, whose classes the first does not
 * recognise. Everything on the server takes graphql's values from here; types may be imported from 'graphql' itself.
 */
const require = createRequire(import.meta.url)
const graphql = require('graphql') as typeof import('graphql')

export type { DocumentNode, ExecutionResult } from 'graphql'
export type { CompiledQuery } from 'graphql-jit'

export const { compileQuery, isCompiledQuery } = require('graphql-jit') as typeof import('graphql-jit')

export const {
  buildSchema,
  execute,
  getNamedType,
  getOperationAST,
  GraphQLError,
  GraphQLObjectType,
  GraphQLScalarType,
  Kind,
  Lexer,
  NoSchemaIntrospectionCustomRule,
  parse,
  Source,
  specifiedRules,
  TokenKind,
  validate,
  visit,
} = graphql
