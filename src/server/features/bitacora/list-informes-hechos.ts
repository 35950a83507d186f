import type { DatosDeAnotacion } from '../../../domain/bitacora/anotacion.ts'
import type { AppContext } from '../../context.ts'
import { listDatosDeAnotaciones } from './bitacora-store.ts'

/** Files that were made of a climate's report, the oldest first. */
export async function listInformesHechos(
  { db }: Pick<AppContext, 'db'>,
  idClima: string,
): Promise<DatosDeAnotacion['informeHecho'][]> {
  const datos = await listDatosDeAnotaciones(db, { tipo: 'informeHecho', idClima })
  return datos.map((una) => JSON.parse(una))
}
