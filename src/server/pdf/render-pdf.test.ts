import { expect, test } from 'vitest'
import { openPdf } from '../archivos/texto-de-pdf.ts'
import type { Documento } from './documento.ts'
import { renderPdf } from './render-pdf.ts'

const CUADRO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="5" height="5" fill="#17614F"/></svg>'

const createDocumento = (texto: string): Documento => ({
  plantilla: `#let d = json("/datos.json")
#set document(title: d.titulo)
#set text(font: "Instrument Sans", lang: "es", region: "GT", fallback: false)
= #d.titulo
#d.texto
#figure(image("/g/cuadro.svg", alt: d.alt))`,
  datos: { titulo: 'Informe de clima', texto, alt: 'Un cuadro verde' },
  archivos: { 'g/cuadro.svg': CUADRO },
})

async function readPdf(bytes: Uint8Array) {
  const pdf = await openPdf(bytes)
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const { info } = (await pdf.getMetadata()) as unknown as { info: { Title: string; Language: string } }
  return {
    titulo: info.Title,
    idioma: info.Language,
    texto: items.map((item) => ('str' in item ? item.str : '')).join(''),
    estructura: JSON.stringify(await page.getStructTree()),
  }
}

test('a document has title, language, tags and alternative texts, and says that it is PDF/UA-1', async () => {
  const { bytes, motivo } = await renderPdf(createDocumento('Hola'))
  expect(motivo).toBeUndefined()
  expect(Buffer.from(bytes).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
  const pdf = await readPdf(bytes)
  expect(pdf).toMatchObject({ titulo: 'Informe de clima', idioma: 'es-GT' })
  expect(pdf.estructura).toContain('Un cuadro verde')
  expect(pdf.estructura).toContain('"H1"')
})

test('a picture without words for it is written, without the claim', async () => {
  const { bytes, motivo } = await renderPdf({
    ...createDocumento('Hola'),
    plantilla: '#set document(title: "x")\n#image("/g/cuadro.svg")',
  })
  expect(motivo).toContain('alt')
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('pdfuaid')
})

test('what somebody wrote is taken as letters, never as markup, and a sign that no typeface has stops nothing', async () => {
  const { bytes } = await renderPdf(createDocumento('#strong[x] $x^2$ 😀 ő Ж \u0007 ]]> <b>'))
  expect((await readPdf(bytes)).texto).toContain('#strong[x] $x^2$ o ? ]]> <b>')
})

test('a template that is wrong fails with what is wrong', async () => {
  const documento = { ...createDocumento(''), plantilla: '#noexiste()' }
  await expect(renderPdf(documento)).rejects.toThrow('noexiste')
})

test('a rendering that is called off ends at once', async () => {
  const stop = new AbortController()
  const rendering = renderPdf(createDocumento('x'), { signal: stop.signal })
  stop.abort()
  await expect(rendering).rejects.toThrow('aborted')
})
