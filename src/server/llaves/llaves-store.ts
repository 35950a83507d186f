import { findValor, saveValor } from '../db/ajustes-store.ts'
import type { Db } from '../db/engine/database.ts'
import type { Tx } from '../db/engine/transaction.ts'

export interface LlaveDeClima {
  id: string
  huellaDeLlave: string | null
}

/** Also of climates that are being closed: the fingerprint stands there for as long as the key is wanted. */
export async function listLlavesDeAbiertos(db: Db): Promise<LlaveDeClima[]> {
  const rows = await db
    .selectFrom('climas')
    .select(['id', 'huella_llave'])
    .where('huella_llave', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, huella_llave }) => ({ id, huellaDeLlave: huella_llave }))
}

/** Null where its key is over, or it is gone. */
export async function findLlaveDeAbierto(db: Db, id: string): Promise<LlaveDeClima | null> {
  const row = await db
    .selectFrom('climas')
    .select('huella_llave')
    .where('id', '=', id)
    .where('huella_llave', 'is not', null)
    .executeTakeFirst()
  return row ? { id, huellaDeLlave: row.huella_llave } : null
}

/** Every climate that published something, open or closed. */
export async function listPublicados(db: Db): Promise<{ id: string; publicacion: number }[]> {
  return db.selectFrom('climas').select(['id', 'publicacion']).where('publicacion', '>', 0).execute()
}

/** From now on there is no key of this climate, wherever one turns up. */
export async function insertDestruida(tx: Tx, idClima: string): Promise<void> {
  await tx
    .insertInto('llaves_destruidas')
    .values({ id_clima: idClima, pendiente: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listDestruidas(db: Db): Promise<{ idClima: string; pendiente: boolean }[]> {
  const rows = await db.selectFrom('llaves_destruidas').selectAll().orderBy('id_clima').execute()
  return rows.map(({ id_clima, pendiente }) => ({ idClima: id_clima, pendiente: pendiente === 1 }))
}

export async function noteDestruida(db: Db, idClima: string): Promise<void> {
  await db.updateTable('llaves_destruidas').set({ pendiente: 0 }).where('id_clima', '=', idClima).execute()
}

const COPIA = 'copia_de_llaves'

/** Where a copy of the keys is kept; null where there is none. */
export const findCopia = (db: Db): Promise<string | null> => findValor(db, COPIA)
export const saveCopia = (db: Db, dir: string): Promise<void> => saveValor(db, COPIA, dir)
