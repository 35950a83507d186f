import type { DatosDeAnotacion } from '#domain/bitacora/anotacion.ts'
import type { AppContext } from '../context/context.ts'
import { listDatosDeAnotaciones } from './bitacora-store.ts'

/** What each group's plan was before it was first raised, by the group's orden; only after the first invitation. */
export async function listSubidasDePlan(
  { db }: Pick<AppContext, 'db'>,
  idClima: string,
): Promise<ReadonlyMap<number, number>> {
  const datos = await listDatosDeAnotaciones(db, { tipo: 'planSubido', idClima })
  const antes = new Map<number, number>()
  for (const una of datos) {
    const { grupo, de } = JSON.parse(una) as DatosDeAnotacion['planSubido']
    if (!antes.has(grupo)) antes.set(grupo, de)
  }
  return antes
}
