// Where the tests keep their databases. In memory where there is room: no test cuts the power, so a commit that waits for
// the disk only takes time (half of a server test, where the disk is busy).
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
/** A run was seen to take 210 MB, and PostgreSQL and Chromium need memory beside it. */
const NEEDED_BYTES = 3 * 1024 ** 3

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > NEEDED_BYTES && freemem() > 2 * NEEDED_BYTES
}

/** PostgreSQL may have to run from a copy in it. */
const mayRun = (folder: string): boolean => {
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
  const options = mounts.findLast(([, place]) => place === folder)?.[3] ?? 'noexec'
  return !options.split(',').includes('noexec')
}

export function findTemporaryFolder(): string {
  if (process.env.TMPDIR || !existsSync(SHARED_MEMORY) || !existsSync('/proc/mounts')) return tmpdir()
  return hasRoom(SHARED_MEMORY) && mayRun(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir()
}
