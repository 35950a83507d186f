import {
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { asksForPublicado, makesArchivo, mayCall, mayClienteRead } from '#contract/permisos.ts'
import { requireRondaDeCliente } from '#features/cliente/server/rondas-de-cliente.ts'
import { requireLlamada } from '#features/cuentas/server/sesion/permisos.ts'
import { badUserInput, forbidden, rateLimited } from '../base/errors.ts'
import { Turnos } from '../base/turnos.ts'
import type { RequestContext } from '../context/context.ts'
import { getMemory } from '../db/engine/database.ts'
import type { Resolvers } from '../wire/resolvers.generated.ts'

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
async function requireDeCliente(
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

const createTurnos = () => new Turnos(2)
const createPedido = () => ({ archivos: 0 })

const ARCHIVOS_POR_CUENTA = 3
/** Being made or waiting, of each account. */
const createEnCurso = () => new Map<string, number>()

async function inCuenta<T>(ctx: RequestContext, make: () => Promise<T>): Promise<T> {
  const enCurso = getMemory(ctx.db).get(createEnCurso)
  const cuenta = ctx.sesion?.idUsuario ?? ''
  const suyos = enCurso.get(cuenta) ?? 0
  if (suyos >= ARCHIVOS_POR_CUENTA)
    throw rateLimited('Ya pediste tres archivos que todavía no salen. Espera a que termine uno.')
  enCurso.set(cuenta, suyos + 1)
  try {
    return await make()
  } finally {
    const quedan = enCurso.get(cuenta)! - 1
    if (quedan > 0) enCurso.set(cuenta, quedan)
    else enCurso.delete(cuenta)
  }
}

/**
 * One in a request, and two at once in each node: thirty names for the same file would take the machine. Nobody's requests
 * keep the others waiting for long, and what nobody waits for any more is not made.
 */
export async function makeArchivo<T>(ctx: RequestContext, make: () => Promise<T> | T): Promise<T> {
  const pedido = ctx.memory.get(createPedido)
  if (++pedido.archivos > 1) throw badUserInput('Pide un archivo a la vez.')
  const turnos = getMemory(ctx.db).get(createTurnos)
  return inCuenta(ctx, () => turnos.run(async () => make(), ctx.signal))
}

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
    // A call that anybody may make tells a client nothing that is not for everybody.
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
