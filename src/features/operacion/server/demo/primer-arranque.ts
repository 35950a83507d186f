import { existsSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { hasUsuarios } from '#features/cuentas/server/sesion/usuarios-store.ts'
import { ConfigError } from '#server/context/config.ts'
import type { AppContext } from '#server/context/context.ts'
import { deleteValor, findValor, saveValor } from '#server/db/ajustes-store.ts'
import { destroyLlaveFile, listLlaveFiles } from '#server/llaves/llaves-dir.ts'
import { isBaseNueva, listIdsDeClimas } from './demo-store.ts'

const CLAVE = 'primer_arranque'

/**
 * A first start writes accounts and a demo in many steps, and tells each password once. Until it has, nobody can have
 * used what it wrote: one that was killed is begun anew. PostgreSQL is made by somebody, and may serve others meanwhile.
 */
export async function beginPrimerArranque({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<void> {
  if (config.database.engine !== 'sqlite' || (await hasUsuarios(db)) || !(await isBaseNueva(db))) return
  await saveValor(db, CLAVE, 'en curso')
}

export const endPrimerArranque = ({ db }: Pick<AppContext, 'db'>): Promise<void> => deleteValor(db, CLAVE)

/** Whether a first start was killed; then nothing of it is left, the database is closed and has to be opened again. */
export async function discardPrimerArranque({
  db,
  config,
}: Pick<AppContext, 'db' | 'config'>): Promise<boolean> {
  if (config.database.engine !== 'sqlite' || (await findValor(db, CLAVE)) === null) return false
  const { file } = config.database
  for (const id of await listIdsDeClimas(db)) await destroyLlaveFile(config.llavesDir, id)
  await db.destroy()
  // The database last: until then the next start sees that it has to go.
  for (const end of ['-shm', '-wal', '']) if (existsSync(`${file}${end}`)) rmSync(`${file}${end}`)
  return true
}

/** An empty file where answers were is no new installation: its keys would serve nobody, and the loss nobody would see. */
export async function requireBaseDeLlaves({ database, llavesDir }: AppContext['config']): Promise<void> {
  if (database.engine !== 'sqlite') return
  const found = await stat(database.file).catch(() => null)
  if (found?.size !== 0 || (await listLlaveFiles(llavesDir)).length === 0) return
  throw new ConfigError(
    'the database in DATA_DIR is empty, and LLAVES_DIR holds keys of open surveys: restore a backup (cli restaurar), or move both away to begin anew.',
  )
}
