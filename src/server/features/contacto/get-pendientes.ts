import type { AppContext } from '../../context.ts'
import { countEnviosPendientes } from '../cvs/bandeja/get-envios.ts'
import { countNuevos } from './mensajes-store.ts'

export interface Pendientes {
  porRevisar: number
  mensajesNuevos: number
}

/** What came from the site and waits for somebody. */
export async function getPendientes(ctx: Pick<AppContext, 'db'>): Promise<Pendientes> {
  return { porRevisar: await countEnviosPendientes(ctx), mensajesNuevos: await countNuevos(ctx.db) }
}
