import type { DatabaseSync } from 'node:sqlite'
import { reindexCvs } from '#features/cvs/server/reindex-cvs.ts'
import { conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { migrate } from '#server/db/migrate.ts'
import {
  advanceCounters,
  allowLongTransaction,
  analyzeTables,
  findTableWithRows,
  insertRows,
  lockTables,
} from '#server/db/sql/bulk-load.ts'
import { streamRows } from '#server/db/sql/stream-rows.ts'
import type { Respaldo } from './open-respaldo.ts'
import { createSuma, type Suma } from './suma.ts'
import { listTablas, readRows, type Tabla } from './tablas.ts'

/** What a new database has rows in already: the migrator's tables, and what SQLite keeps for itself. */
const SIN_DATOS = /^(kysely_|sqlite_|cvs_palabras)/

async function requireVacia(db: Db): Promise<void> {
  const tabla = await findTableWithRows(db, SIN_DATOS)
  if (tabla) throw conflict(`La base de datos no está vacía (${tabla}): se restaura en una nueva.`)
}

async function loadTabla(tx: Tx, file: DatabaseSync, tabla: Tabla): Promise<Suma> {
  const suma = createSuma(tabla.columnas)
  for (const rows of readRows(file, tabla)) {
    suma.add(rows)
    await insertRows(tx, tabla.nombre, rows)
  }
  return suma.finish()
}

/** Read back from the database itself: what it would not keep as it was given must not pass for restored. */
async function requireSame(tx: Tx, tabla: Tabla, { suma }: Suma): Promise<void> {
  const found = createSuma(tabla.columnas)
  for await (const rows of streamRows(tx, { ...tabla, tabla: tabla.nombre })) found.add(rows)
  if (found.finish().suma !== suma) throw new Error(`${tabla.nombre} was not restored as it is in the backup`)
}

/**
 * Loads a backup into an empty database of either engine, in one transaction: all of it, or nothing. Memory holds a
 * batch of rows at a time.
 */
export async function restoreRespaldo(
  { db }: Pick<AppContext, 'db'>,
  { file }: Respaldo,
): Promise<{ filas: number }> {
  await requireVacia(db)
  await migrate(db)
  const tablas = listTablas(file)
  const filas = await db.transaction().execute(async (tx) => {
    await allowLongTransaction(tx)
    await lockTables(
      tx,
      tablas.map(({ nombre }) => nombre),
    )
    await requireVacia(tx)
    let total = 0
    for (const tabla of tablas) {
      const suma = await loadTabla(tx, file, tabla)
      await requireSame(tx, tabla, suma)
      total += suma.filas
    }
    await advanceCounters(tx)
    await reindexCvs(tx)
    return total
  })
  await analyzeTables(db)
  return { filas }
}
