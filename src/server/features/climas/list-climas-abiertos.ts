import type { Db } from '../../db/engine/database.ts'
import type { ConLlave } from '../llaves/find-llave.ts'
import { listClimasAbiertos as listRows } from './climas-store.ts'

/** As much as finds their keys. */
export const listClimasAbiertos = (db: Db): Promise<ConLlave[]> => listRows(db)
