import type { AppContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { deleteRespuesta } from './por-actualizar-store.ts'

/** Staff has seen what the person answered: it leaves the list. */
export async function changeRespuestaVista(
  { db }: Pick<AppContext, 'db'>,
  { idCv }: { idCv: string },
): Promise<void> {
  if (!(await deleteRespuesta(db, idCv))) throw notFound('Esa respuesta ya se vio.')
}
