import { strFromU8, unzipSync } from 'fflate'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { INFORME_DE_EJEMPLO } from '../../../domain/informe/testing/informe-de-ejemplo.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { listFaults } from '../../pptx/testing/list-faults.ts'
import { createDocumento } from './pdf/create-documento.ts'
import { writePptx } from './pptx/write-pptx.ts'

test('the document is accessible on letter and A4, with every section in its index and its head', async () => {
  for (const papel of ['carta', 'a4'] as const) {
    const { bytes, motivo } = await renderPdf(await createDocumento({ ...INFORME_DE_EJEMPLO, papel }))
    expect(motivo).toBeUndefined()
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const page = await pdf.getPage(2)
    expect(Math.round(page.view[2]!)).toBe(papel === 'carta' ? 612 : 595)
    const { items } = await page.getTextContent()
    const indice = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    for (const nombre of ['Resumen ejecutivo', 'Mapa de calor', 'Voces', 'Plan de acción'])
      expect(indice).toContain(nombre)
    const { info } = (await pdf.getMetadata()) as unknown as { info: { Title: string; Language: string } }
    expect(info).toMatchObject({ Title: 'Clima organizacional 2025: Alimentos La Ceiba', Language: 'es-GT' })
  }
})

test('the slides have no fault, and charts that can be edited, with intervals', async () => {
  const bytes = await writePptx(INFORME_DE_EJEMPLO)
  expect(await listFaults(bytes, 'pptx')).toEqual([])
  const parts = unzipSync(bytes)
  const charts = Object.keys(parts).filter((path) => /^ppt\/charts\/chart\d+\.xml$/.test(path))
  expect(charts.length).toBeGreaterThan(15)
  expect(charts.filter((path) => strFromU8(parts[path]!).includes('<c:errBars>'))).toHaveLength(1)
  for (const path of Object.keys(parts).filter((one) => /^ppt\/slides\/slide\d+\.xml$/.test(one)))
    expect(strFromU8(parts[path]!)).toMatch(/<p:ph[^>]*type="title"/)
})
