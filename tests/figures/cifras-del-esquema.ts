import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { typeDefs } from '../../src/server/graphql/schema.ts'

const schema = buildSchema(typeDefs)

const NUMEROS: ReadonlySet<string> = new Set(['Int', 'Float'])

/** Every number that the documents ask for, as Type.field. */
export function listCifrasPedidas(documentos: readonly string[]): Set<string> {
  const pedidas = new Set<string>()
  for (const documento of documentos) {
    const info = new TypeInfo(schema)
    const note = () => {
      const [tipo, campo] = [info.getParentType(), info.getFieldDef()]
      if (campo && NUMEROS.has(getNamedType(campo.type).name)) pedidas.add(`${tipo?.name}.${campo.name}`)
    }
    visit(parse(documento), visitWithTypeInfo(info, { Field: note }))
  }
  return pedidas
}

/** Every number that can be reached from the calls that take a climate. */
export function listCifrasDeClimas(): Set<string> {
  const cifras = new Set<string>()
  const vistos = new Set<string>()
  const walk = (tipo: GraphQLObjectType) => {
    if (vistos.has(tipo.name)) return
    vistos.add(tipo.name)
    for (const campo of Object.values(tipo.getFields())) {
      const suyo = getNamedType(campo.type)
      // A place in a list is no figure.
      if (NUMEROS.has(suyo.name) && campo.name !== 'orden') cifras.add(`${tipo.name}.${campo.name}`)
      else if (isObjectType(suyo)) walk(suyo)
    }
  }
  for (const raiz of [schema.getQueryType()!, schema.getType('AppInfo') as GraphQLObjectType])
    for (const { args, type } of Object.values(raiz.getFields())) {
      const suyo = getNamedType(type)
      if (args.some(({ name }) => name === 'idClima') && isObjectType(suyo)) walk(suyo)
    }
  return cifras
}
