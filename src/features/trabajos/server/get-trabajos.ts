import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { unauthenticated } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { CALLADO_MS } from './plazos.ts'
import {
  failTrabajosCallados,
  listIdsConHuella,
  listTrabajosDe,
  type TrabajoListado,
} from './trabajos-store.ts'

export async function getTrabajos(
  ctx: RequestContext,
  { idClima }: { idClima: string | null },
): Promise<TrabajoListado[]> {
  if (!ctx.sesion) throw unauthenticated()
  const trabajos = await listTrabajosDe(ctx.db, {
    idUsuario: ctx.sesion.idUsuario,
    idClima,
    desde: ctx.now() - DIA_MS,
  })
  const oido = { desde: ctx.now() - CALLADO_MS, hasta: ctx.now() + DIA_MS }
  const isCallado = ({ estado, latido }: TrabajoListado) =>
    estado === 'en_curso' && (latido < oido.desde || latido > oido.hasta)
  if (!trabajos.some(isCallado)) return trabajos
  await failTrabajosCallados(ctx.db, oido, 'Se interrumpió. Inténtalo de nuevo.')
  return getTrabajos(ctx, { idClima })
}

/** Work on a climate that was begun with this fingerprint, whoever began it, by id. */
export const listTrabajosConHuella = (
  { db }: AppContext,
  pedida: { idClima: string; huella: string },
): Promise<string[]> => listIdsConHuella(db, pedida)
