import type { Db } from '#server/db/engine/database.ts'
import { readDecidido } from './voces-store.ts'

/** Every quote of a climate and everything that somebody covered or uncovered, in an order: whether any of it changed. */
export async function listDecididas(db: Db, idClima: string): Promise<string[]> {
  const { tapados, citas } = await readDecidido(db, { idClima })
  return [...tapados, ...citas].map((decidida) => JSON.stringify(decidida)).sort()
}
