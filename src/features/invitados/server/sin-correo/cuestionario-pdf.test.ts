import { expect, test } from 'vitest'
import { getPromesa } from '#domain/climas/anonimato.ts'
import { openPdf } from '#server/archivos/texto-de-pdf.ts'
import { renderPdf } from '#server/pdf/render-pdf.ts'
import { createCuestionario } from './pdf/create-cuestionario.ts'

const LARGA =
  'Mi jefe inmediato reparte el trabajo según sus preferencias personales y no según lo que puede cada quien.'

test('the lines of a long question stand closer to each other than to those of the next, and clear of the rule between them', async () => {
  const documento = await createCuestionario({
    empresa: 'Textiles del Altiplano',
    periodo: '2026',
    grupo: 'G1 Hilatura',
    firma: 'Clima y Talento',
    promesa: getPromesa(5),
    hasta: '',
    lote: 1,
    papel: 'carta',
    minimoPorGrupo: 5,
    cuestionario: {
      partesCuestionario: [
        {
          id: 'p1',
          orden: 1,
          tipo: 'smile',
          preguntas: [1, 2].map((orden) => ({ id: `q${orden}`, orden, pregunta: LARGA, NoAplica: false })),
        },
      ],
    },
  })
  const { bytes } = await renderPdf(documento)
  const page = await (await openPdf(bytes)).getPage(1)
  const items = (await page.getTextContent()).items as { str: string; transform: number[] }[]
  const suyas = items.filter(({ str }) => str.trim().length > 12 && LARGA.includes(str.trim()))
  const [primera, segunda, otra] = suyas.map(({ transform }) => transform[5]!)
  expect(suyas).toHaveLength(4)
  expect(primera! - segunda!).toBeLessThan(segunda! - otra!)
})
