import { randomUUID } from 'node:crypto'
import { link, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { badUserInput, conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { requireSameSecret } from '#server/context/secret.ts'
import { getEngine, openDatabase } from '#server/db/engine/database.ts'
import { inSnapshot, type Tx } from '#server/db/engine/transaction.ts'
import { findVersion, migrate, ULTIMA_MIGRACION } from '#server/db/migrate.ts'
import { allowLongTransaction } from '#server/db/sql/row-list.ts'
import { streamRows } from '#server/db/sql/stream-rows.ts'
import { saveUltimoRespaldo, writeFicha } from './ficha.ts'
import { createSuma, type Suma } from './suma.ts'
import { listTablas, prepareInsert } from './tablas.ts'

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const SQLITE_FULL = 13

function isFull(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number }
  return code === 'ENOSPC' || (errcode & 0xff) === SQLITE_FULL
}

const createExists = (file: string) => conflict(`Ya existe ${file}: elige otro nombre.`)

/** Never over another one, not even over one that came meanwhile. */
async function publish(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw createExists(file)
    // A memory stick knows no links.
    return rename(partial, file)
  }
  await rm(partial)
}

/**
 * A file that is there whole or not at all, for its owner alone. An existing one is never written over: it may be the
 * only good backup, or the database itself.
 */
export async function writeDurably(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  // A name of its own: another backup may be under way to the same file.
  const partial = `${file}.${randomUUID()}.parcial`
  if (await stat(file).catch(() => null)) throw createExists(file)
  const handle = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw badUserInput(`No se puede escribir en ${dirname(file)} (${error.code}).`)
  })
  await handle.close()
  try {
    await write(partial)
    await sync(partial)
    await publish(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw isFull(error) ? badUserInput(`No hay espacio en ${dirname(file)}: no se escribió nada.`) : error
  }
  await sync(dirname(file))
}

type Ctx = Pick<AppContext, 'db' | 'secret' | 'now'>

export async function requireVersion(db: Ctx['db']): Promise<string> {
  const version = await findVersion(db)
  if (!version) throw conflict('La base de datos está vacía: no hay nada que respaldar.')
  if (version === ULTIMA_MIGRACION) return version
  throw conflict(`La base de datos es de otra versión de este programa (${version}): respáldala con ella.`)
}

/** The empty tables, as a new database has them on SQLite. */
export async function createSchema(file: string): Promise<void> {
  const db = openDatabase({ engine: 'sqlite', file })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

async function copyTablas(tx: Tx, copia: DatabaseSync): Promise<Map<string, Suma>> {
  const sumas = new Map<string, Suma>()
  for (const tabla of listTablas(copia)) {
    const suma = createSuma(tabla.columnas)
    const insert = prepareInsert(copia, tabla)
    for await (const rows of streamRows(tx, { ...tabla, tabla: tabla.nombre })) {
      suma.add(rows)
      insert(rows)
    }
    sumas.set(tabla.nombre, suma.finish())
  }
  return sumas
}

async function writeCopia(ctx: Ctx, partial: string): Promise<{ creado: number; filas: number }> {
  let copia: DatabaseSync | undefined
  try {
    return await inSnapshot(ctx.db, async (tx) => {
      await allowLongTransaction(tx)
      const version = await requireVersion(tx)
      const creado = ctx.now()
      await createSchema(partial)
      copia = new DatabaseSync(partial, { enableForeignKeyConstraints: false })
      // One file, in one piece: nobody sees it before it is whole and on the disk.
      copia.exec('pragma journal_mode = delete; pragma synchronous = off; begin')
      const tablas = await copyTablas(tx, copia)
      const huella = ctx.secret.fingerprint
      writeFicha(copia, ctx.secret, { creado, version, huella, motor: getEngine(ctx.db), tablas })
      copia.exec('commit')
      return { creado, filas: [...tablas.values()].reduce((sum, { filas }) => sum + filas, 0) }
    })
  } finally {
    copia?.close()
  }
}

/**
 * Everything that is stored, as it was at one moment, in one SQLite file; the system goes on meanwhile. Neither engine
 * makes a writer wait for a reader. SECRET is not in it: keep that elsewhere.
 */
export async function writeRespaldo(
  ctx: Ctx,
  { file }: { file: string },
): Promise<{ creado: number; filas: number; bytes: number; anotado: boolean }> {
  await requireVersion(ctx.db)
  await requireSameSecret(ctx.db, ctx.secret)
  let copied = { creado: 0, filas: 0 }
  await writeDurably(file, async (partial) => {
    copied = await writeCopia(ctx, partial)
  })
  // The backup is whole, whatever the disk of the database takes: it may be full, which is when one is wanted.
  const anotado = await saveUltimoRespaldo(ctx.db, copied.creado).then(
    () => true,
    () => false,
  )
  return { ...copied, bytes: (await stat(file)).size, anotado }
}
