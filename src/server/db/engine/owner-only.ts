import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

const isCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '')

/**
 * SQLite makes its file for everybody to read, and its log and index like it. So it finds one that is its owner's alone,
 * and one that is open to others is closed. An existing file is never opened here: closing it again would drop the
 * locks that this process holds on it.
 */
export function keepForOwner(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  }
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
    if ((mode & 0o077) === 0) continue
    try {
      chmodSync(path, 0o600)
    } catch (error) {
      // Gone since, or another user's, whose say it is.
      if (!isCode(error, 'ENOENT', 'EPERM')) throw error
    }
  }
}
