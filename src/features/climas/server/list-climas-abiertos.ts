import type { Db } from '#server/db/engine/database.ts'
import type { ConLlave } from '#server/llaves/find-llave.ts'
import { listClimasAbiertos as listRows } from './climas-store.ts'

/** As much as finds their keys. */
export const listClimasAbiertos = (db: Db): Promise<ConLlave[]> => listRows(db)
