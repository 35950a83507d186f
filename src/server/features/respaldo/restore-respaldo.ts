import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { AppContext } from '../../context.ts'
import { type Db, openDatabase } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { findVersion, isMigracionConocida, migrate, ULTIMA_MIGRACION } from '../../db/migrate.ts'
import {
  advanceCounters,
  allowLongTransaction,
  analyzeTables,
  findTableWithRows,
  insertRows,
  lockTables,
} from '../../db/sql/bulk-load.ts'
import { streamRows } from '../../db/sql/stream-rows.ts'
import { conflict } from '../../errors.ts'
import { makeDir } from '../../make-dir.ts'
import { reindexCvs } from '../cvs/reindex-cvs.ts'
import { moveLlaves } from '../llaves/move-llaves.ts'
import { hasLlaves } from './list-avisos.ts'
import type { Respaldo } from './open-respaldo.ts'
import { createSuma, type Suma } from './suma.ts'
import { listTablas, readRows, type Tabla } from './tablas.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'secret' | 'now'>

/** What a new database has rows in already: the migrator's tables, and what SQLite keeps for itself. */
const SIN_DATOS = /^(kysely_|sqlite_|cvs_palabras)/

async function requireVacia(db: Db): Promise<void> {
  const tabla = await findTableWithRows(db, SIN_DATOS)
  if (tabla) throw conflict(`La base de datos no está vacía (${tabla}): se restaura en una nueva.`)
}

const COPIA = 'restaurar-'

/** Of a restore that was killed: all that the backup holds, and of an old one the keys too. */
async function deleteCopias(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(COPIA)))
    await rm(join(dataDir, name), { recursive: true, force: true })
}

/** An older backup is brought up to date in a copy, as its database would have been. */
async function withCurrentFile<T>(
  ctx: Ctx,
  { path, file, ficha }: Respaldo,
  work: (file: DatabaseSync) => Promise<T>,
): Promise<T> {
  if (ficha.version === ULTIMA_MIGRACION && !hasLlaves(file)) return work(file)
  const { config } = ctx
  await makeDir(config.dataDir)
  const folder = await mkdtemp(join(config.dataDir, COPIA))
  const copy = join(folder, 'copia.sqlite')
  try {
    await copyFile(path, copy)
    const db = openDatabase({ engine: 'sqlite', file: copy })
    try {
      await migrate(db)
      // They go into the folder, and never through the new database.
      await moveLlaves({ ...ctx, db })
    } finally {
      await db.destroy()
    }
    const migrated = new DatabaseSync(copy)
    return await work(migrated).finally(() => migrated.close())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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
export async function restoreRespaldo(ctx: Ctx, respaldo: Respaldo): Promise<{ filas: number }> {
  const { db } = ctx
  const version = await findVersion(db)
  if (version && !isMigracionConocida(version)) {
    throw conflict(`La base de datos es de una versión más nueva de este programa (${version}).`)
  }
  await requireVacia(db)
  await deleteCopias(ctx.config.dataDir)
  await migrate(db)
  return withCurrentFile(ctx, respaldo, async (file) => {
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
  })
}
