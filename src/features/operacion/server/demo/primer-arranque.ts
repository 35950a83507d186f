import { stat } from 'node:fs/promises'
import { hasUsuarios } from '#features/cuentas/server/sesion/usuarios-store.ts'
import { ConfigError } from '#server/context/config.ts'
import type { AppContext } from '#server/context/context.ts'
import { deleteValor, findValor, saveValor } from '#server/db/ajustes-store.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { withStartLock } from '#server/db/locks/start-lock.ts'
import { emptyTables } from '#server/db/sql/row-list.ts'
import { destroyLlaveFile, listLlaveFiles } from '#server/llaves/llaves-dir.ts'
import { forgetMarca } from '#server/llaves/marcas-de-publicacion.ts'
import { isBaseNueva, listIdsDeClimas } from './demo-store.ts'

type Ctx = Pick<AppContext, 'db' | 'config'>

const CLAVE = 'primer_arranque'

const isCortado = async ({ db }: Ctx): Promise<boolean> => (await findValor(db, CLAVE)) !== null

/**
 * A first start writes accounts and a demo in many steps, and tells each password once. Nodes that start beside it wait until it
 * has. One that was killed is begun anew: nobody can have used what it wrote.
 */
export async function inPrimerArranque<T>(ctx: Ctx, start: () => Promise<T>): Promise<T> {
  if ((await hasUsuarios(ctx.db)) && !(await isCortado(ctx))) return start()
  return withStartLock(ctx, async () => {
    if (await isCortado(ctx)) await discardPrimerArranque(ctx)
    const primero = !(await hasUsuarios(ctx.db)) && (await isBaseNueva(ctx.db))
    if (primero) await saveValor(ctx.db, CLAVE, 'en curso')
    const started = await start()
    if (primero) await deleteValor(ctx.db, CLAVE)
    return started
  })
}

/** The rows last: until then the next start sees that they have to go. */
async function discardPrimerArranque(ctx: Ctx): Promise<void> {
  for (const id of await listIdsDeClimas(ctx.db)) {
    await destroyLlaveFile(ctx.config.llavesDir, id)
    await forgetMarca(ctx, id)
  }
  await inTransaction(ctx.db, emptyTables)
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
