import type { GraphQLObjectType, GraphQLResolveInfo, SelectionSetNode } from 'graphql'
import { getNamedType, Kind } from 'graphql'
import { asksForPublicado, mayClienteRead } from '#contract/permisos.ts'
import { requireRondaDeCliente } from '#features/cliente/server/require-ronda-de-cliente.ts'
import { forbidden } from '../base/errors.ts'
import type { RequestContext } from '../context/context.ts'

/** Calls of their own, which are guarded one by one. */
const ESTANTES: readonly string[] = ['AppInfo', 'Auth']

function requireCampos({ fieldNodes, fragments, returnType }: GraphQLResolveInfo): void {
  const walk = (tipo: GraphQLObjectType, set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.INLINE_FRAGMENT) walk(tipo, selection.selectionSet)
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        walk(tipo, fragments[selection.name.value]?.selectionSet)
      else if (selection.name.value !== '__typename') {
        const campo = selection.name.value
        if (!mayClienteRead(tipo.name, campo)) throw forbidden()
        const field = tipo.getFields()[campo]
        if (field) walk(getNamedType(field.type) as GraphQLObjectType, selection.selectionSet)
      }
    }
  }
  const tipo = getNamedType(returnType) as GraphQLObjectType
  if (ESTANTES.includes(tipo.name)) return
  for (const { selectionSet } of fieldNodes) walk(tipo, selectionSet)
}

/**
 * A client's call reads only what is @cliente in the schema, and a round only where it was published to them: asked here,
 * once, for every call there is and will be.
 */
export async function requireDeCliente(
  ctx: RequestContext,
  llamada: string,
  args: unknown,
  info: GraphQLResolveInfo,
): Promise<void> {
  requireCampos(info)
  const { idClima, idComparado } = (args ?? {}) as { idClima?: unknown; idComparado?: unknown }
  for (const id of [idClima, idComparado])
    if (id !== undefined && id !== null)
      await requireRondaDeCliente(ctx, { idClima: String(id), sinCifras: !asksForPublicado(llamada) })
}
