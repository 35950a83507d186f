import { LRUCache } from 'lru-cache'
import type { Definicion } from '#domain/climas/definicion.ts'
import { parseDefinicion } from '#domain/climas/parse-definicion.ts'
import { type Db, getMemory } from '#server/db/engine/database.ts'

/** A structure under its revision, which never stands for another text. */
type Leida = { revision: string; definicion: Definicion }

/** By climate. Every save needs them, and they are far longer than what is saved. */
const createLeidas = () => new LRUCache<string, Leida>({ max: 200 })

/** The newest structure of a climate that this node has read, which is not the newest there is. */
const findConocida = (db: Db, id: string): Leida | null => getMemory(db).get(createLeidas).get(id) ?? null

export function findLeida(db: Db, { id, revision }: { id: string; revision: string }): Definicion | null {
  const leida = findConocida(db, id)
  return leida?.revision === revision ? leida.definicion : null
}

type Fila = { id: string; revision: string }

export function readDefinicion(db: Db, row: Fila & { definicion: string }): Definicion {
  const { id, revision } = row
  const definicion = findLeida(db, row) ?? parseDefinicion(row.definicion)
  getMemory(db).get(createLeidas).set(id, { revision, definicion })
  return definicion
}

/** Null: the one that is known still holds, and was not fetched. */
export type SiEsNueva = { definicion: string | null }

/**
 * Asks for a climate and its structure at once. `ask` is given the revision whose structure need not be fetched.
 */
export async function askConEstructura<Row extends Fila & SiEsNueva>(
  db: Db,
  id: string,
  ask: (conocida: string) => Promise<Row[]>,
): Promise<{ row: Row; definicion: Definicion } | null> {
  const conocida = findConocida(db, id)
  const [row] = await ask(conocida?.revision ?? '')
  if (!row) return null
  const { definicion } = row
  return {
    row,
    definicion: definicion === null ? conocida!.definicion : readDefinicion(db, { ...row, definicion }),
  }
}
