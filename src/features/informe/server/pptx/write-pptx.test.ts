import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { INFORME_DE_EJEMPLO } from '#domain/informe/testing/informe-de-ejemplo.ts'
import { BANDAS } from '#domain/resultados/bandas.ts'
import { cantidad, type EstiloDeTexto, fecha, porcentaje, texto } from '#domain/resultados/libro/libro.ts'
import { writeLibro } from '#server/excel/write-libro.ts'
import { Deck, HACIA_ABAJO, writeDeck } from '#server/pptx/deck.ts'
import { repairPackage } from '#server/pptx/repair-package.ts'
import { listFaults } from '#server/pptx/testing/list-faults.ts'
import { HOSTILE } from '../testing/informe-hostil.ts'
import { writePptx } from './render-pptx-worker.ts'

// Microsoft's validator takes seconds to start: whatever asks it stands in this file, so that one worker starts it once.

function writeEjemplo(text: string): Promise<Uint8Array> {
  const deck = new Deck()
  deck.defineSlideMaster({
    title: 'CONTENIDO',
    background: { color: 'FFFDF8' },
    objects: [
      { placeholder: { options: { name: 'titulo', type: 'title', x: 1, y: 1, w: 5, h: 1 }, text: '' } },
    ],
    slideNumber: { x: 12, y: 7 },
  })
  deck.addSection({ title: text })
  const slide = deck.addSlide({ masterName: 'CONTENIDO', sectionTitle: text })
  slide.addText(text, { placeholder: 'titulo' })
  slide.addChart(deck.ChartType.bar, [{ name: text, labels: [text, 'b'], values: [0.5, 0.7] }], {
    barDir: 'bar',
    ...HACIA_ABAJO,
    catAxisLabelPos: 'low',
    chartColors: ['D64545', '2E9E4F'],
    showValue: true,
    altText: text,
  })
  slide.addTable([[{ text }, { text: 'b' }]], { x: 1, y: 1, w: 5 })
  slide.addShape(deck.ShapeType.rect, { x: 1, y: 1, w: 1, h: 1 })
  slide.addNotes(text)
  return writeDeck(deck)
}

test('what the library writes has faults, what we hand out has none', async () => {
  const deck = await writeEjemplo('Satisfacción')
  expect(await listFaults(deck, 'pptx')).not.toEqual([])
  expect(await listFaults(repairPackage(deck), 'pptx')).toEqual([])
})

/** What validators let pass and PowerPoint repairs, of one kind, in each part that ends so. */
const listIn = (deck: Uint8Array, parte: RegExp, what: RegExp) =>
  Object.entries(unzipSync(deck))
    .filter(([path]) => parte.test(path))
    .flatMap(([, bytes]) => strFromU8(bytes).match(what) ?? [])

describe('PowerPoint finds nothing to repair', () => {
  let raw: Uint8Array
  let deck: Uint8Array
  beforeAll(async () => {
    raw = await writeEjemplo('Satisfacción')
    deck = repairPackage(raw)
  })

  test('in a ground of one colour, which has its effects', () => {
    const sinEfectos = /<p:bgPr>(?:(?!effectLst)[\s\S])*<\/p:bgPr>/g
    expect(listIn(raw, /Layout\d+\.xml$/, sinEfectos)).toHaveLength(1)
    expect(listIn(deck, /Layout\d+\.xml$/, sinEfectos)).toEqual([])
    expect(listIn(deck, /Layout\d+\.xml$/, /<\/a:solidFill><a:effectLst\/><\/p:bgPr>/g)).toHaveLength(1)
  })

  test('in a shape without words, which has a text', () => {
    const sinTexto = /<p:sp>(?:(?!<p:txBody>)[\s\S])*?<\/p:sp>/g
    expect(listIn(raw, /slide\d+\.xml$/, sinTexto)).toHaveLength(1)
    expect(listIn(deck, /\.xml$/, sinTexto)).toEqual([])
    expect(listIn(deck, /slide\d+\.xml$/, /<p:txBody>/g)).toHaveLength(
      listIn(raw, /slide\d+\.xml$/, /<p:sp>/g).length,
    )
  })

  test('in the types, which are those of parts that are there', () => {
    const readTipos = (bytes: Uint8Array) =>
      listIn(bytes, /Content_Types/, /Extension="[^"]+"/g).map((tipo) => tipo.slice(11, -1))
    expect(readTipos(raw)).toContain('m4v')
    expect(readTipos(deck).sort()).toEqual(['rels', 'xlsx', 'xml'])
  })
})

test('hostile texts pass as text', async () => {
  const deck = repairPackage(await writeEjemplo('=1+1 <b>&"\u0007 ]]> \ud800 😀'))
  expect(await listFaults(deck, 'pptx')).toEqual([])
  expect(strFromU8(unzipSync(deck)['ppt/slides/slide1.xml']!)).toContain('=1+1 &lt;b&gt;&amp;&quot; ]]&gt;')
})

test('the sheet behind a chart is a workbook that holds its figures', async () => {
  const partes = unzipSync(repairPackage(await writeEjemplo('Satisfacción')))
  const [hoja] = Object.keys(partes).filter((path) => path.endsWith('.xlsx'))
  const { 'xl/worksheets/sheet1.xml': celdas, 'xl/sharedStrings.xml': textos } = unzipSync(partes[hoja!]!)
  expect(strFromU8(celdas!)).toContain('<v>0.7</v>')
  expect(strFromU8(textos!)).toContain('Satisfacción')
})

test('the slides have no fault whatever was written, and charts that can be edited, with intervals, also in a second report of one process', async () => {
  await writePptx(INFORME_DE_EJEMPLO)
  const bytes = await writePptx(HOSTILE)
  expect(await listFaults(bytes, 'pptx')).toEqual([])
  const parts = unzipSync(bytes)
  const charts = Object.keys(parts).filter((path) => /^ppt\/charts\/chart\d+\.xml$/.test(path))
  expect(charts.length).toBeGreaterThan(15)
  expect(charts.filter((path) => strFromU8(parts[path]!).includes('<c:errBars>'))).toHaveLength(1)
  const slides = Object.keys(parts).filter((one) => /^ppt\/slides\/slide\d+\.xml$/.test(one))
  for (const path of slides) expect(strFromU8(parts[path]!)).toMatch(/<p:ph[^>]*type="title"/)
  // Whoever does not see a chart, a table or a picture is told what it is.
  const sinDecir = slides.flatMap((path) =>
    [...strFromU8(parts[path]!).matchAll(/<p:(?:graphicFrame|pic)>[\s\S]*?<p:cNvPr ([^>]*)>/g)]
      .map(([, atributos]) => atributos!)
      .filter((atributos) => !/ descr="[^"]+"/.test(atributos)),
  )
  expect(sinDecir).toEqual([])
  const textos = slides.flatMap((path) => [...strFromU8(parts[path]!).matchAll(/<a:t>([^<]*)<\/a:t>/g)])
  expect(textos.some(([, texto]) => texto?.includes('=1+1 &lt;b&gt;&amp;'))).toBe(true)
})

test('a workbook has no fault in any of its styles, and a reader of other people finds what was written', async () => {
  const estilos: EstiloDeTexto[] = [
    'titulo',
    'nota',
    'encabezado',
    'indicador',
    'variable',
    'texto',
    'parrafo',
    'apagado',
    'banda',
  ]
  const filas = [
    estilos.map((estilo) => texto(`=1+1 <b>&"\u0007 ${estilo}`, estilo)),
    BANDAS.map(({ etiqueta }) => texto(etiqueta, 'banda')),
    BANDAS.map(({ desde }) => porcentaje(desde / 100)),
    [porcentaje(0.5, { conBanda: false }), cantidad(1234), fecha('2026-11-20'), null, texto('')],
  ]
  const hoja = { nombre: "Niños & 'niñas'", anchos: [10, 20], filas }
  const bytes = writeLibro({
    pestanas: [
      { ...hoja, filasFijas: 2, columnasFijas: 1 },
      { ...hoja, nombre: 'Filas', filasFijas: 2, columnasFijas: 0 },
      { ...hoja, nombre: 'Columnas', filasFijas: 0, columnasFijas: 1 },
      { ...hoja, nombre: 'Nada', filasFijas: 0, columnasFijas: 0, filas: [] },
    ],
  })
  expect(await listFaults(bytes, 'xlsx')).toEqual([])
  // Or readers warn that there is no style of what says nothing.
  expect(strFromU8(unzipSync(bytes)['xl/styles.xml']!)).toContain('<cellStyle name="Normal" xfId="0"')
  const [textos, , , datos] = await readSheet(Buffer.from(bytes))
  expect(textos?.[0]).toBe('=1+1 <b>&" titulo')
  expect(datos?.slice(0, 3)).toEqual([0.5, 1234, new Date('2026-11-20')])
})
