import { notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { deleteRespuesta } from './por-actualizar-store.ts'

/** Staff has seen what the person answered: it leaves the list. */
export async function changeRespuestaVista(
  { db }: Pick<AppContext, 'db'>,
  { idCv }: { idCv: string },
): Promise<void> {
  if (!(await deleteRespuesta(db, idCv))) throw notFound('Esa respuesta ya se vio.')
}
