import type { RequestContext } from '../../context.ts'
import { notFound, unauthenticated } from '../../errors.ts'
import { endTrabajo, findTrabajoDe } from './trabajos-store.ts'

export async function cancelTrabajo(
  ctx: RequestContext,
  { idTrabajo }: { idTrabajo: string },
): Promise<void> {
  if (!ctx.sesion) throw unauthenticated()
  if (!(await findTrabajoDe(ctx.db, idTrabajo, ctx.sesion.idUsuario)))
    throw notFound('Ese trabajo ya no está.')
  await endTrabajo(ctx.db, idTrabajo, { estado: 'cancelado', paso: 'Se canceló' })
}
