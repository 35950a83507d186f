import { badUserInput, rateLimited } from '../base/errors.ts'
import { Turnos } from '../base/turnos.ts'
import type { RequestContext } from '../context/context.ts'
import { getMemory } from '../db/engine/database.ts'

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
