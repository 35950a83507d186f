import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A disk of its own in a file, with ext4 on it as a firm's server has: everything that it ever held can be read. */
export function mountImageDisk(megabytes: number) {
  if (process.getuid?.() !== 0)
    throw new Error('A disk in a file is mounted by root alone: run this test as root.')
  const parent = mkdtempSync(join(tmpdir(), 'clima-imagen-'))
  const [image, directory] = [join(parent, 'disco.img'), join(parent, 'disco')]
  execFileSync('truncate', ['--size', `${megabytes}M`, image])
  execFileSync('mkfs.ext4', ['-q', '-F', image])
  mkdirSync(directory)
  execFileSync('mount', ['-o', 'loop', image, directory])
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', directory])
    rmSync(parent, { recursive: true, force: true })
  })
  return {
    directory,
    /** Every block of it, freed ones and the journal included, as the disk has them. */
    readBlocks(): Buffer {
      execFileSync('sync', ['--file-system', directory])
      return readFileSync(image)
    },
  }
}
