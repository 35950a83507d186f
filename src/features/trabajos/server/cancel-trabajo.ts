import { conflict, notFound, unauthenticated } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { endTrabajo, findTrabajoDe } from './trabajos-store.ts'

export async function cancelTrabajo(
  ctx: RequestContext,
  { idTrabajo }: { idTrabajo: string },
): Promise<void> {
  if (!ctx.sesion) throw unauthenticated()
  const trabajo = await findTrabajoDe(ctx.db, idTrabajo, ctx.sesion.idUsuario)
  if (!trabajo) throw notFound('Ese trabajo ya no está.')
  if (trabajo.cancelable === 0) throw conflict('Esto ya no se puede cancelar: se hace hasta el final.')
  await endTrabajo(ctx.db, idTrabajo, { estado: 'cancelado', paso: 'Se canceló' })
}
