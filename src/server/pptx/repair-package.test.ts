import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { Deck, HACIA_ABAJO } from './deck.ts'
import { repairPackage } from './repair-package.ts'
import { listFaults } from './testing/list-faults.ts'

async function writeDeck(text: string): Promise<Uint8Array> {
  const deck = new Deck()
  deck.defineSlideMaster({
    title: 'CONTENIDO',
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
  slide.addNotes(text)
  return (await deck.write({ outputType: 'nodebuffer' })) as Uint8Array
}

test('what the library writes has faults, what we hand out has none', async () => {
  const deck = await writeDeck('Satisfacción')
  expect(await listFaults(deck, 'pptx')).not.toEqual([])
  expect(await listFaults(repairPackage(deck), 'pptx')).toEqual([])
})

test('hostile texts pass as text', async () => {
  const deck = repairPackage(await writeDeck('=1+1 <b>&"\u0007 ]]> \ud800 😀'))
  expect(await listFaults(deck, 'pptx')).toEqual([])
  expect(strFromU8(unzipSync(deck)['ppt/slides/slide1.xml']!)).toContain('=1+1 &lt;b&gt;&amp;&quot; ]]&gt;')
})
