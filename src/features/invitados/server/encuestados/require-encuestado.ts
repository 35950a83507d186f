import { notFound } from '#server/base/errors.ts'
import type { Db } from '#server/db/engine/database.ts'
import { type Encuestado, findEncuestado } from './encuestados-store.ts'

export async function requireEncuestado(db: Db, idClima: string, idEncuestado: string): Promise<Encuestado> {
  const encuestado = await findEncuestado(db, idClima, idEncuestado)
  if (!encuestado) throw notFound('Ese encuestado ya no existe en este clima.')
  return encuestado
}
