import { LRUCache } from 'lru-cache'
import type { Definicion } from '../../../domain/climas/definicion.ts'
import { parseDefinicion } from '../../../domain/climas/parse-definicion.ts'
import { type Db, getMemory } from '../../db/engine/database.ts'

/** By their revision, which never stands for another text, so what is remembered here is never out of date. */
const createLeidas = () => new LRUCache<string, Definicion>({ max: 200 })

/** A structure that was read before. Every save needs it, and it is far longer than what is saved. */
export const findLeida = (db: Db, revision: string): Definicion | null =>
  getMemory(db).get(createLeidas).get(revision) ?? null

export function readDefinicion(
  db: Db,
  { revision, definicion }: { revision: string; definicion: string },
): Definicion {
  const leida = findLeida(db, revision) ?? parseDefinicion(definicion)
  getMemory(db).get(createLeidas).set(revision, leida)
  return leida
}
