import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from './schema.ts'

const contract = buildSchema(readFileSync('tests/contract/contract.graphql', 'utf8'))
const served = buildSchema(typeDefs)

/** An argument of ours that may be left out is an addition, as a field of ours is. */
function isPromised(type: string, field: string, arg: GraphQLArgument): boolean {
  const promised = contract.getType(type)
  const args = isObjectType(promised) ? promised.getFields()[field]?.args : undefined
  return isRequiredArgument(arg) || Boolean(args?.some(({ name }) => name === arg.name))
}

/** `Type.field(arg: Type): Type` of every field, input field and enum value. */
function describeType(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return type.getValues().map((value) => `${type.name}.${value.name}`)
  if (!isObjectType(type) && !isInputObjectType(type)) return [type.name]
  return Object.values(type.getFields()).map((field) => {
    const args: GraphQLArgument[] = 'args' in field ? [...field.args] : []
    const promised = args.filter((arg) => isPromised(type.name, field.name, arg))
    const list = promised.map((arg) => `${arg.name}: ${arg.type}`).join(', ')
    const value =
      'defaultValue' in field && field.defaultValue !== undefined ? ` = ${field.defaultValue}` : ''
    return `${type.name}.${field.name}(${list}): ${field.type}${value}`
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
