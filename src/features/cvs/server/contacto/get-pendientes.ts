import type { AppContext } from '#server/context/context.ts'
import { getResumenDeRetencion } from '../retencion/get-retencion.ts'
import { countNuevos } from './mensajes-store.ts'

export const countMensajesNuevos = ({ db }: Pick<AppContext, 'db'>): Promise<number> => countNuevos(db)

/** What is about to be erased, for the dashboard; null while nothing is. */
export async function getPorBorrar(
  ctx: Pick<AppContext, 'db' | 'now'>,
): Promise<{ cuantos: number; desde: number } | null> {
  const { activaDesde, cvs, proximo } = await getResumenDeRetencion(ctx)
  return activaDesde !== null && proximo !== null ? { cuantos: cvs, desde: proximo } : null
}
