import { randomUUID } from 'node:crypto'
import { link, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { badUserInput, conflict } from '#server/base/errors.ts'

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
