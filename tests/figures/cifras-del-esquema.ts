import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { CIFRAS } from '../../src/contract/directivas.generated.ts'
import { typeDefs } from '../../src/server/graphql/schema.ts'

const schema = buildSchema(typeDefs)

/** Every field that the documents ask for, as Type.field. */
export function listPedidos(documentos: readonly string[]): Set<string> {
  const pedidos = new Set<string>()
  for (const documento of documentos) {
    const info = new TypeInfo(schema)
    visit(
      parse(documento),
      visitWithTypeInfo(info, {
        Field: () => {
          pedidos.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`)
        },
      }),
    )
  }
  return pedidos
}

/** Everything that comes from answers, as Type.field. */
export const listCifras = (): string[] =>
  Object.entries(CIFRAS).flatMap(([tipo, campos]) => campos.map((campo) => `${tipo}.${campo}`))
