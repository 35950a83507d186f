import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from './schema.ts'

const contract = buildSchema(readFileSync('tests/contract/contract.graphql', 'utf8'))
const served = buildSchema(typeDefs)

/** `Type.field(arg: Type): Type` of every field, input field and enum value. */
function describeType(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return type.getValues().map((value) => `${type.name}.${value.name}`)
  if (!isObjectType(type) && !isInputObjectType(type)) return [type.name]
  return Object.values(type.getFields()).map((field) => {
    const args =
      'args' in field ? field.args.map((arg: GraphQLArgument) => `${arg.name}: ${arg.type}`).join(', ') : ''
    const value =
      'defaultValue' in field && field.defaultValue !== undefined ? ` = ${field.defaultValue}` : ''
    return `${type.name}.${field.name}(${args}): ${field.type}${value}`
  })
}

const describeSchema = (schema: typeof contract) =>
  Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__'))
    .flatMap(describeType)

test('everything the contract promises is served exactly so', () => {
  const servedFields = new Set(describeSchema(served))
  expect(describeSchema(contract).filter((field) => !servedFields.has(field))).toEqual([])
})
