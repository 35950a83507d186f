import { randomBytes } from 'node:crypto'
import { access, chmod, constants, open, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeDir } from '../base/make-dir.ts'

/* A folder of keys: the one that the nodes share, or the copy that is kept elsewhere. One file for each climate. */

export const BYTES_DE_LLAVE = 32

const EXTENSION = '.llave'
/** An id becomes the name of a file: it must not lead anywhere else. */
const ID = /^[A-Za-z0-9-]{1,64}$/

function getFile(dir: string, idClima: string): string {
  if (!ID.test(idClima)) throw new Error('a climate with an id that no file can have')
  return join(dir, `${idClima}${EXTENSION}`)
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

/** Or a crash of the machine could take back that a file is there, or that it is gone. Windows opens no folder, and has no need to. */
export async function syncDir(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The code of what keeps anything from being written there; null where nothing does. One that is not there yet is made when wanted. */
export async function findEstorbo(dir: string): Promise<string | null> {
  try {
    await access(dir, constants.W_OK)
    return null
  } catch (error) {
    if (isCode(error, 'ENOENT') && dirname(dir) !== dir) return findEstorbo(dirname(dir))
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  }
}

/** For its owner alone, also where somebody made it for everybody. */
export async function openLlavesDir(dir: string): Promise<void> {
  await makeDir(dir)
  if (((await stat(dir)).mode & 0o077) !== 0) await chmod(dir, 0o700)
}

export async function writeWhole(file: string, flags: 'wx' | 'r+', bytes: Uint8Array): Promise<void> {
  const handle = await open(file, flags, 0o600)
  try {
    await handle.write(bytes, 0, bytes.length, 0)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Null where there is none, or not a whole one. */
export async function readLlaveFile(dir: string, idClima: string): Promise<Uint8Array | null> {
  try {
    const bytes = await readFile(getFile(dir, idClima))
    return bytes.length === BYTES_DE_LLAVE ? bytes : null
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

/** On the disk for good when this ends. Never in the place of another. */
export async function createLlaveFile(dir: string, idClima: string, bytes: Uint8Array): Promise<void> {
  await openLlavesDir(dir)
  await writeWhole(getFile(dir, idClima), 'wx', bytes)
  await syncDir(dir)
}

/** The same where one may be there already: this very key, or what a crash left of it. */
export async function ensureLlaveFile(dir: string, idClima: string, bytes: Uint8Array): Promise<void> {
  try {
    await createLlaveFile(dir, idClima, bytes)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const found = await readLlaveFile(dir, idClima)
    if (found && !Buffer.from(found).equals(bytes))
      throw new Error(`another key is in the place of ${idClima}`)
    if (!found) await writeWhole(getFile(dir, idClima), 'r+', bytes)
    await syncDir(dir)
  }
}

/**
 * Written over where it lies before it is taken away: a file that is only deleted stays on the disk. False where there was
 * none.
 */
export async function destroyLlaveFile(dir: string, idClima: string): Promise<boolean> {
  const file = getFile(dir, idClima)
  try {
    await writeWhole(file, 'r+', randomBytes(BYTES_DE_LLAVE))
    await unlink(file)
  } catch (error) {
    // Another node did it at the same moment.
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
  await syncDir(dir)
  return true
}

/** The climates that have a key there. */
export async function listLlaveFiles(dir: string): Promise<string[]> {
  try {
    return (await readdir(dir)).flatMap((name) =>
      name.endsWith(EXTENSION) ? [name.slice(0, -EXTENSION.length)] : [],
    )
  } catch (error) {
    if (isCode(error, 'ENOENT')) return []
    throw error
  }
}
