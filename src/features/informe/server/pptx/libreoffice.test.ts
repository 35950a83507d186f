import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { INFORME_DE_EJEMPLO } from '#domain/informe/testing/informe-de-ejemplo.ts'
import { hasLibreOffice } from '#tests/support/libreoffice.ts'
import { writePptx } from './render-pptx-worker.ts'

const run = promisify(execFile)

test.skipIf(!hasLibreOffice('laminas'))(
  'LibreOffice opens the slides and keeps every chart a chart (skipped where it is not installed)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'laminas-'))
    try {
      const bytes = await writePptx(INFORME_DE_EJEMPLO)
      await writeFile(join(folder, 'informe.pptx'), bytes)
      await run('soffice', [
        `-env:UserInstallation=file://${folder}/perfil`,
        '--headless',
        '--convert-to',
        'odp',
        '--outdir',
        folder,
        join(folder, 'informe.pptx'),
      ])
      const paths = Object.keys(unzipSync(bytes))
      const charts = paths.filter((path) => /^ppt\/charts\/chart\d+\.xml$/.test(path)).length
      const slides = paths.filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path)).length
      const odp = unzipSync(new Uint8Array(await readFile(join(folder, 'informe.odp'))))
      const content = strFromU8(odp['content.xml']!)
      expect(content.match(/<draw:page /g)).toHaveLength(slides)
      const objects = Object.entries(odp).filter(([path]) => /^Object \d+\/content\.xml$/.test(path))
      expect(objects.filter(([, xml]) => strFromU8(xml).includes('<chart:chart')).length).toBe(charts)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
