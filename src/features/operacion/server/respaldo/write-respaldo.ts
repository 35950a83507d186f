import { stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { requireSameSecret } from '#server/context/secret.ts'
import { getEngine, openDatabase } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { findVersion, migrate, ULTIMA_MIGRACION } from '#server/db/migrate.ts'
import { allowLongTransaction } from '#server/db/sql/bulk-load.ts'
import { streamRows } from '#server/db/sql/stream-rows.ts'
import { writeDurably } from './durable-file.ts'
import { writeFicha } from './ficha.ts'
import { createSuma, type Suma } from './suma.ts'
import { listTablas, prepareInsert } from './tablas.ts'
import { saveUltimoRespaldo } from './ultimo-respaldo.ts'

type Ctx = Pick<AppContext, 'db' | 'secret' | 'now'>

export async function requireVersion(db: Ctx['db']): Promise<string> {
  const version = await findVersion(db)
  if (!version) throw conflict('La base de datos está vacía: no hay nada que respaldar.')
  if (version === ULTIMA_MIGRACION) return version
  throw conflict(`La base de datos es de otra versión de este programa (${version}): respáldala con ella.`)
}

/** The empty tables, as a new database has them on SQLite. */
async function createSchema(file: string): Promise<void> {
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
