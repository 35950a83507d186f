import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { badUserInput, conflict } from '../errors.ts'

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

/**
 * A file that is there whole or not at all, for its owner alone. An existing one is never written over: it may be the
 * only good backup, or the database itself.
 */
export async function writeDurably(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${file}.parcial`
  const found = await stat(file).catch(() => null)
  if (found) throw conflict(`Ya existe ${file}: elige otro nombre.`)
  await rm(partial, { force: true })
  const handle = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw badUserInput(`No se puede escribir en ${dirname(file)} (${error.code}).`)
  })
  await handle.close()
  try {
    await write(partial)
    await sync(partial)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw isFull(error) ? badUserInput(`No hay espacio en ${dirname(file)}: no se escribió nada.`) : error
  }
  await sync(dirname(file))
}
