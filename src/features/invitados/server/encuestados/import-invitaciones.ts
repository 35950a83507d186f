import { formatCantidad } from '#domain/texto/cantidad.ts'
import { followTrabajo } from '#features/trabajos/server/follow-trabajo.ts'
import type { RequestContext } from '#server/context/context.ts'
import { ROWS_PER_STATEMENT } from '#server/db/sql/chunks.ts'
import { insertInvitaciones, type ListaDeInvitaciones } from './insert-invitaciones.ts'

/** A long list is followed as any long work is; a short one is over before anybody looks. */
export async function importInvitaciones(
  ctx: RequestContext,
  { idClima, invitaciones }: Omit<ListaDeInvitaciones, 'avance'>,
): Promise<string> {
  const total = invitaciones.reduce((suma, { correos }) => suma + correos.length, 0)
  if (total <= ROWS_PER_STATEMENT) return insertInvitaciones(ctx, { idClima, invitaciones })
  const lista = `una lista de ${formatCantidad(total, 'persona', 'personas')}`
  return followTrabajo(
    ctx,
    { tipo: 'invitaciones', idClima, paso: `Guardando ${lista}`, total },
    (avance) => insertInvitaciones(ctx, { idClima, invitaciones, avance }),
    // What the call itself returns names who was skipped; that is for whoever asked, and is not kept.
    () => `Se guardó ${lista}. Los correos salen solos.`,
  )
}
