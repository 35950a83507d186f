import { createRequire } from 'node:module'

/**
 * Mercurius loads graphql by `require`; an `import` would load a second copy of it, whose classes the first does not
 * recognise. Everything on the server takes graphql's values from here; types may be imported from 'graphql' itself.
 */
const graphql = createRequire(import.meta.url)('graphql') as typeof import('graphql')

export const {
  buildSchema,
  execute,
  getNamedType,
  GraphQLError,
  GraphQLScalarType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  visit,
} = graphql
