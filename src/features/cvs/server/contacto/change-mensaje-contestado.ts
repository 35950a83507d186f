import { notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { updateContestado } from './mensajes-store.ts'

export async function changeMensajeContestado(
  { db, now }: AppContext,
  { idMensaje, contestado }: { idMensaje: string; contestado: boolean },
): Promise<void> {
  const found = await updateContestado(db, idMensaje, contestado ? now() : null)
  if (!found) throw notFound('Ese mensaje ya no está: se borró o alguien lo borró.')
}
