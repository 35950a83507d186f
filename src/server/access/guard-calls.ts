import type { GraphQLResolveInfo } from 'graphql'
import { makesArchivo, mayCall } from '#contract/permisos.ts'
import { requireLlamada } from '#features/cuentas/server/sesion/require-permiso.ts'
import type { RequestContext } from '../context/context.ts'
import type { Resolvers } from '../wire/resolvers.generated.ts'
import { requireDeCliente } from './guard-cliente.ts'
import { makeArchivo } from './make-archivo.ts'

type Resolve = (parent: unknown, args: unknown, ctx: RequestContext, info: GraphQLResolveInfo) => unknown

/** The types whose fields are calls; what the others hold is reached only through one of these. */
export const TIPOS_DE_LLAMADAS = ['Query', 'Auth', 'AppInfo', 'Mutation'] as const

const inTurn =
  (resolve: Resolve): Resolve =>
  (parent, args, ctx, info) =>
    makeArchivo(ctx, () => resolve(parent, args, ctx, info))

const guard =
  (llamada: string, resolve: Resolve): Resolve =>
  (parent, args, ctx, info) => {
    requireLlamada(ctx, llamada)
    // What anybody may call tells a client nothing that is not for everybody.
    if (ctx.sesion?.rol !== 'cliente' || mayCall(llamada, null)) return resolve(parent, args, ctx, info)
    return requireDeCliente(ctx, llamada, args, info).then(() => resolve(parent, args, ctx, info))
  }

const guardCall = (llamada: string, resolve: Resolve): Resolve =>
  guard(llamada, makesArchivo(llamada) ? inTurn(resolve) : resolve)

/** No resolver asks for a session itself: the table of permissions decides for all of them, here. */
export function guardCalls(resolvers: Resolvers): Resolvers {
  const guarded: Resolvers = { ...resolvers }
  for (const tipo of TIPOS_DE_LLAMADAS) {
    const fields = Object.entries(resolvers[tipo] ?? {}) as [string, Resolve][]
    guarded[tipo] = Object.fromEntries(
      fields.map(([field, resolve]) => [field, guardCall(`${tipo}.${field}`, resolve)]),
    ) as never
  }
  return guarded
}
