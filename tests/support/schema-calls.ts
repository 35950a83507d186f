import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { typeDefs } from '../../src/server/graphql/schema.ts'

export interface Call {
  /** As a person names it: `appInfo.getCVs`, `insertCV`. */
  name: string
  /** As the table of permissions names it: `AppInfo.getCVs`, `Mutation.insertCV`. */
  llamada: string
  /** A document that calls it, every argument being a variable. */
  query: string
  args: readonly GraphQLArgument[]
}

const isObject = (type: GraphQLOutputType) => isObjectType(getNamedType(type))

/** Whether a field of a type is asked for. */
type MayRead = (tipo: string, campo: string) => boolean

/** Every leaf down to that depth. */
function selectAll(type: GraphQLOutputType, depth: number, mayRead: MayRead): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields())
    .filter((field) => !field.args.some(isRequiredArgument) && (!isObject(field.type) || depth > 1))
    .filter((field) => mayRead(named.name, field.name))
    .map((field) => `${field.name} ${selectAll(field.type, depth - 1, mayRead)}`)
  return `{ __typename ${fields.join(' ')} }`
}

function writeCall(
  operation: string,
  tipo: string,
  path: string[],
  field: GraphQLField<unknown, unknown>,
  depth: number,
  mayRead: MayRead,
): Call {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const call = `${field.name}${passed ? `(${passed})` : ''} ${selectAll(field.type, depth, mayRead)}`
  return {
    name: [...path, field.name].join('.'),
    llamada: `${tipo}.${field.name}`,
    query: `${operation}${declared ? `(${declared})` : ''} { ${[...path, ''].join(' { ')}${call}${' }'.repeat(path.length)} }`,
    args: field.args,
  }
}

function listCallsOf(
  operation: string,
  type: GraphQLObjectType,
  depth: number,
  mayRead: MayRead,
  path: string[] = [],
): Call[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type)
    // auth and appInfo are only shelves for the calls below them.
    const isShelf = ['Auth', 'AppInfo'].includes(named.name) && isObjectType(named)
    return isShelf
      ? listCallsOf(operation, named, depth, mayRead, [...path, field.name])
      : [writeCall(operation, type.name, path, field, depth, mayRead)]
  })
}

/** Everything that the served schema can be asked, so that a call added tomorrow is attacked too. */
export function listCalls(depth = 1, mayRead: MayRead = () => true): Call[] {
  const schema = buildSchema(typeDefs)
  return [
    ...listCallsOf('query', schema.getQueryType()!, depth, mayRead),
    ...listCallsOf('mutation', schema.getMutationType()!, depth, mayRead),
  ]
}

/** The call alone: of what it answers, no more than that it answers. */
export const writeBare = ({ query }: Call): string =>
  query.replace(/\{ __typename [^{}]*\}/, '{ __typename }')

/** A value that fits the type; every text in it is `text`. */
export function sampleValue(type: GraphQLInputType, text: string): unknown {
  if (isNonNullType(type)) return sampleValue(type.ofType, text)
  if (isListType(type)) return [sampleValue(type.ofType, text)]
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, sampleValue(field.type, text)]),
    )
  }
  const { name } = getNamedType(type)
  if (name === 'Boolean') return true
  return name === 'String' || name === 'ID' ? text : 1
}

export const sampleVariables = ({ args }: Call, text: string): Record<string, unknown> =>
  Object.fromEntries(args.map(({ name, type }) => [name, sampleValue(type, text)]))
