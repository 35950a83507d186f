import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { ENGINES } from '../support/databases.ts'
import { listLlaves } from '../support/list-llaves.ts'
import { openDurableSite } from './support/durable-site.ts'
import { mountImageDisk } from './support/image-disk.ts'
import { prepareSurvey, type Send } from './support/running-survey.ts'

test.each(ENGINES)(
  'the blocks that a close frees on an ext4 disk hold no key; those of a file that is only deleted do (%s)',
  async (engine) => {
    const disk = mountImageDisk(64)
    const site = await openDurableSite(engine)
    const llavesDir = join(disk.directory, 'llaves')
    const server = await site.start({ LLAVES_DIR: llavesDir })
    const send: Send = (...call) => server.graphql(...call)
    const { idClima, cookie } = await prepareSurvey(send, { ...site, llavesDir }, 5)

    const llave = readFileSync(join(llavesDir, `${idClima}.llave`))
    expect(disk.readBlocks().includes(llave)).toBe(true)
    // Without overwriting: the name is gone, the bytes are not.
    const borrado = randomBytes(32)
    const file = join(llavesDir, 'borrado')
    writeFileSync(file, borrado, { flush: true })
    rmSync(file)
    expect(disk.readBlocks().includes(borrado)).toBe(true)

    const graphql = async (...call: Parameters<Send>): Promise<any> => (await send(...call)).json()
    const staff = await logInToClimas({ graphql, logIn: async () => cookie })
    expect((await staff.cerrar(idClima)).errors).toBeUndefined()
    expect(listLlaves(llavesDir)).toEqual([])
    expect(disk.readBlocks().includes(llave)).toBe(false)
  },
)
