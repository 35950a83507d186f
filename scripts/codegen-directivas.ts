import {
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  Kind,
  visit,
} from 'graphql'

/** The types whose fields are calls; two of them are also the shelf that another's field leads to. */
const TIPOS_DE_LLAMADAS = ['Query', 'Auth', 'AppInfo', 'Mutation']
const DIRECTIVAS = ['permiso', 'cliente', 'cifra', 'dato']
const NUMEROS: ReadonlySet<string> = new Set(['Int', 'Float'])

interface Campo {
  nombre: string
  tipo: GraphQLObjectType
  campo: string
  node: FieldDefinitionNode
}

const isMarked = (directiva: string, { node }: Pick<Campo, 'node'>): boolean =>
  (node.directives ?? []).some(({ name }) => name.value === directiva)

function listCampos(schema: GraphQLSchema): Campo[] {
  const tipos = Object.values(schema.getTypeMap()).filter(isObjectType)
  return tipos
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((tipo) =>
      Object.values(tipo.getFields()).map(({ name, astNode }) => ({
        nombre: `${tipo.name}.${name}`,
        tipo,
        campo: name,
        node: astNode!,
      })),
    )
}

const isLlamada = ({ tipo }: Campo): boolean => TIPOS_DE_LLAMADAS.includes(tipo.name)

/** Types that an answer about one climate can lead to. */
function listTiposDeClima(schema: GraphQLSchema): Set<string> {
  const vistos = new Set<string>()
  const walk = (tipo: GraphQLObjectType): void => {
    if (vistos.has(tipo.name)) return
    vistos.add(tipo.name)
    for (const { type } of Object.values(tipo.getFields())) {
      const suyo = getNamedType(type)
      if (isObjectType(suyo)) walk(suyo)
    }
  }
  for (const nombre of TIPOS_DE_LLAMADAS) {
    const tipo = schema.getType(nombre)
    if (!isObjectType(tipo)) continue
    for (const { args, type } of Object.values(tipo.getFields())) {
      const suyo = getNamedType(type)
      if (args.some(({ name }) => name === 'idClima') && isObjectType(suyo)) walk(suyo)
    }
  }
  return vistos
}

/** What keeps the tables from being complete; empty: they are. */
function listFaltas(schema: GraphQLSchema, campos: readonly Campo[]): string[] {
  const deClima = listTiposDeClima(schema)
  return campos.flatMap((campo) => {
    const { nombre, tipo, node } = campo
    if (isLlamada(campo)) return isMarked('permiso', campo) ? [] : [`${nombre}: who may call it? (@permiso)`]
    if (isMarked('permiso', campo)) return [`${nombre} is no call: @permiso says nothing there`]
    const isNumero = NUMEROS.has(getNamedType(tipo.getFields()[node.name.value]!.type).name)
    const marcas = ['cifra', 'dato'].filter((directiva) => isMarked(directiva, campo)).length
    if (marcas > 1) return [`${nombre} is @cifra or @dato, not both`]
    return isNumero && marcas === 0 && deClima.has(tipo.name)
      ? [`${nombre}: does it come from what people answered? (@cifra or @dato)`]
      : []
  })
}

const quote = (texts: readonly string[]) => `[${texts.map((text) => `'${text}'`).join(', ')}]`

const byTipo = (campos: readonly Campo[]): [string, string[]][] =>
  [...Map.groupBy(campos, ({ tipo }) => tipo.name)].map(([tipo, suyos]) => [
    tipo,
    suyos.map(({ campo }) => campo),
  ])

const writeLines = <T>(items: readonly T[], write: (item: T) => string) =>
  items.map((item) => `  ${write(item)},`).join('\n')

/** The tables that the directives of the schema make; throws where one of them would be incomplete. */
export function writeDirectivas(schema: GraphQLSchema): string {
  const campos = listCampos(schema)
  const faltas = listFaltas(schema, campos)
  if (faltas.length) throw new Error(`The schema does not say everything:\n  ${faltas.join('\n  ')}`)
  const llamadas = campos.filter(isLlamada)
  const permiso = schema.getDirective('permiso')!
  const listWith = (opcion: string) =>
    quote(
      llamadas.filter(({ node }) => getDirectiveValues(permiso, node)?.[opcion]).map(({ nombre }) => nombre),
    )
  const deCliente = byTipo(
    campos.filter(
      (campo) =>
        isMarked('cliente', campo) ||
        campo.tipo.astNode?.directives?.some(({ name }) => name.value === 'cliente'),
    ),
  )
  const cifras = byTipo(campos.filter((campo) => isMarked('cifra', campo)))
  return `// What the directives of the schema (base.graphql) say, as tables. Written by npm run codegen.
import type { Permiso } from './schema.generated.ts'

/** Who may make each call. */
export const PERMISOS = {
${writeLines(llamadas, ({ nombre, node }) => `'${nombre}': '${getDirectiveValues(permiso, node)!.para}'`)}
} as const satisfies Record<string, Permiso>

/** Calls for whoever still has to set up a second factor. */
export const SIN_SEGUNDO_FACTOR: readonly string[] = ${listWith('sinSegundoFactor')}

/** Calls that answer a client of rounds of theirs that were not published. */
export const SIN_PUBLICAR: readonly string[] = ${listWith('sinPublicar')}

/** Calls that make a file. */
export const HACEN_ARCHIVO: readonly string[] = ${listWith('archivo')}

/** By type, what a client reads of it. */
export const CAMPOS_DE_CLIENTE: Readonly<Record<string, readonly string[]>> = {
${writeLines(deCliente, ([tipo, suyos]) => `${tipo}: ${quote(suyos)}`)}
}

/** By type, what comes from answers. */
export const CIFRAS = {
${writeLines(cifras, ([tipo, suyos]) => `${tipo}: ${quote(suyos)}`)}
} as const

/** A type without what comes from answers. */
export type SinCifras<Nombre extends keyof typeof CIFRAS, Tipo> = Omit<Tipo, (typeof CIFRAS)[Nombre][number]>
`
}

/** The schema without them, for whoever writes types. */
export const dropDirectivas = (schema: DocumentNode): DocumentNode =>
  visit(schema, {
    [Kind.DIRECTIVE]: (node) => (DIRECTIVAS.includes(node.name.value) ? null : undefined),
    [Kind.DIRECTIVE_DEFINITION]: (node) => (DIRECTIVAS.includes(node.name.value) ? null : undefined),
  })
