import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { AppContext } from '#server/context/context.ts'
import { deleteContestados } from './mensajes-store.ts'

/** An answered message goes when its copies in the outbox do: what the privacy notice says holds for both. */
export async function eraseMensajes({ db, config, now }: AppContext): Promise<number> {
  return deleteContestados(db, now() - config.diasCorreos * DIA_MS)
}
