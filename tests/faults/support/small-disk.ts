import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const BLOCK = Buffer.alloc(4_096, 1)

/** Not skipped in silence: without root there is no disk of one's own to fill. */
function requireRoot(): void {
  if (process.getuid?.() !== 0) {
    throw new Error(
      'A disk that fills up is a small tmpfs, which only root may mount: run this test as root.',
    )
  }
}

function mount(args: string[], directory: string): void {
  requireRoot()
  mkdirSync(directory, { recursive: true })
  execFileSync('mount', [...args, directory])
  // Lazily: a server that was just killed may still be letting go of it.
  onTestFinished(() => void execFileSync('umount', ['--lazy', directory]))
}

/** A disk of so many megabytes that can be filled and emptied. */
export function mountSmallDisk(megabytes: number) {
  requireRoot()
  const parent = mkdtempSync(join(tmpdir(), 'clima-disco-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const directory = join(parent, 'disco')
  mount(['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs'], directory)
  const balloon = join(directory, 'globo')
  return {
    directory,
    /** Leaves so many kilobytes. */
    fill(kilobytes: number): void {
      const file = openSync(balloon, 'a')
      const { bavail, bsize } = statfsSync(directory)
      const blocks = Math.floor((bavail * bsize) / BLOCK.length - kilobytes / 4)
      try {
        for (let block = 0; block < blocks; block++) writeSync(file, BLOCK)
      } catch (error) {
        // The server writes too, and got the last of it.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(balloon, { force: true }),
    /** The same disk once more, where it can only be read. */
    mountReadOnly(): string {
      const view = join(parent, 'solo-lectura')
      mount(['--bind', '-o', 'ro', directory], view)
      return view
    },
  }
}
