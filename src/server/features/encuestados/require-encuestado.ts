import type { Db } from '../../db/engine/database.ts'
import { notFound } from '../../errors.ts'
import { type Encuestado, findEncuestado } from './encuestados-store.ts'

export async function requireEncuestado(db: Db, idClima: string, idEncuestado: string): Promise<Encuestado> {
  const encuestado = await findEncuestado(db, idClima, idEncuestado)
  if (!encuestado) throw notFound('Ese encuestado ya no existe en este clima.')
  return encuestado
}
