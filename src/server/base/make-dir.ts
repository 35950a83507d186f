import { mkdirSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/*
 * Folders for their owner alone, with those that lead there. Node's own way (`recursive`) never ends below /proc, which says that
 * its folders are not there.
 */

const MODO = { mode: 0o700 }

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

const lacksParent = (error: unknown, dir: string) => isCode(error, 'ENOENT') && dirname(dir) !== dir

export async function makeDir(dir: string): Promise<void> {
  const make = () =>
    mkdir(dir, MODO).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error
    })
  try {
    await make()
  } catch (error) {
    if (!lacksParent(error, dir)) throw error
    await makeDir(dirname(dir))
    await make()
  }
}

/** At the start, where nobody waits yet. A file in its place is told as such. */
export function makeDirSync(dir: string): void {
  const make = () => {
    try {
      mkdirSync(dir, MODO)
    } catch (error) {
      if (!isCode(error, 'EEXIST') || !statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error
    }
  }
  try {
    make()
  } catch (error) {
    if (!lacksParent(error, dir)) throw error
    makeDirSync(dirname(dir))
    make()
  }
}
