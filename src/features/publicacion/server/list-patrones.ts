import type { Patron } from '#domain/resultados/supresion/patron.ts'
import type { Db } from '#server/db/engine/database.ts'
import { listBloques } from './bloques-store.ts'

/** Of the published blocks, oldest first. */
export const listPatrones = async (db: Db, idClima: string): Promise<Patron[]> =>
  (await listBloques(db, idClima)).map(({ patron }) => patron)
