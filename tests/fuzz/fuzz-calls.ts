import fc from 'fast-check'
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { type Call, listCalls } from '../support/schema-calls.ts'
import { WELCOME } from './fuzz-target.ts'
import { hostileJson, hostileNumber, hostileText } from './hostile-values.ts'
import { listPaths, replaceAt } from './paths.ts'

/** A value that would be taken, with one thing in it that would not. */
const spoil = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...listPaths(value)), hostileJson)
    .map(([path, replacement]) => replaceAt(value, path, replacement))

function fitting(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fitting(type.ofType)
  if (isListType(type)) return fc.array(fitting(type.ofType), { maxLength: 4 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name), 'ninguno')
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => [
      field.name,
      arbitraryFor(field.name, field.type),
    ])
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  const { name } = getNamedType(type)
  if (name === 'Boolean') return fc.boolean()
  return name === 'String' || name === 'ID' ? hostileText : hostileNumber
}

function arbitraryFor(name: string, type: GraphQLInputType): fc.Arbitrary<unknown> {
  const welcome = WELCOME[name] ?? []
  const objects = welcome.filter((value) => value && typeof value === 'object')
  return fc.oneof(
    ...(welcome.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...welcome) }] : []),
    ...objects.map((value) => ({ weight: 4, arbitrary: spoil(value) })),
    { weight: 3, arbitrary: fitting(type) },
    { weight: 1, arbitrary: hostileJson },
  )
}

export interface FuzzedCall {
  name: string
  query: string
  variables: Record<string, unknown>
  conSesion: boolean
}

function fuzzCall({ name, query, args }: Call): fc.Arbitrary<FuzzedCall> {
  const variables = Object.fromEntries(args.map((arg) => [arg.name, arbitraryFor(arg.name, arg.type)]))
  // Whoever logs out sends the rest without a session, where little can be broken.
  const keepsSesion = name !== 'auth.logOut'
  return fc.record({
    name: fc.constant(name),
    query: fc.constant(query),
    variables: fc.record(variables),
    conSesion: fc.oneof({ weight: 5, arbitrary: fc.constant(keepsSesion) }, fc.constant(false)),
  })
}

/** Any call of the schema with arguments nobody would send. */
export const fuzzedCall = (): fc.Arbitrary<FuzzedCall> => fc.oneof(...listCalls(3).map(fuzzCall))
