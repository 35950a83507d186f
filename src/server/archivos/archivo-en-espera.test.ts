import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { keepEnEspera } from './archivo-en-espera.ts'

function createFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'clima-espera-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** Empty where it is closed by now. */
const readLink = (file: string): string => {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}

/** What is written of it, found by where the process holds it: it has no name. */
function findWritten(): Buffer | undefined {
  for (const fd of readdirSync('/proc/self/fd')) {
    const file = `/proc/self/fd/${fd}`
    if (readLink(file).includes('.en-espera-')) return readFileSync(file)
  }
  return undefined
}

const LARGO = 700_001

test.runIf(process.platform === 'linux')(
  'a file that waits has no name, says nothing on the disk, comes back as it was, and leaves nothing',
  async () => {
    const dir = createFolder()
    const bytes = Buffer.alloc(LARGO, 'lo que dice un CV ')
    const archivo = await keepEnEspera(
      dir,
      Readable.from([bytes.subarray(0, 300_007), bytes.subarray(300_007)]),
    )
    expect(readdirSync(dir)).toEqual([])
    const written = findWritten()
    expect(written).toHaveLength(LARGO)
    expect(written!.includes('que dice un CV')).toBe(false)
    expect(archivo.largo).toBe(LARGO)
    expect((await archivo.read()).equals(bytes)).toBe(true)
    await archivo.end()
    expect(findWritten()).toBeUndefined()
  },
)

test.runIf(process.platform === 'linux')('one whose sender goes away leaves nothing either', async () => {
  const dir = createFolder()
  async function* send() {
    yield Buffer.alloc(LARGO)
    throw new Error('gone')
  }
  await expect(keepEnEspera(dir, send())).rejects.toThrow('gone')
  expect(findWritten()).toBeUndefined()
})
