// A questionnaire of 400 rows as a workbook: from its bytes to a climate that may be saved.
import { readLibro } from '../src/domain/hojas/read-libro.ts'
import { readXlsx } from '../src/web/lib/hojas/read-xlsx.ts'
import { writeXlsx } from '../src/web/lib/hojas/write-xlsx.ts'
import { reportFigures } from './support/report.ts'

const FILAS = 400
const RUNS = 5

const makeLibro = () =>
  writeXlsx([
    {
      nombre: 'Hoja1',
      filas: [
        ['Encuesta de clima'],
        ['Dimensión', 'Factor', 'Reactivo', 'Sentido'],
        ...Array.from({ length: FILAS }, (_, i) => [
          i % 10 === 0 ? `Dimensión ${i / 10}` : '',
          `Factor ${Math.floor(i / 4)}`,
          `${i + 1}. En mi área se cumple lo que dice el enunciado número ${i}.`,
          i % 5 === 0 ? 'En contra' : 'A favor',
        ]),
      ],
    },
  ])

export async function benchHojas(): Promise<void> {
  const tiempos: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const bytes = makeLibro()
    const desde = performance.now()
    const { hojas } = await readXlsx(bytes, 'todas')
    const { estructura } = readLibro(hojas!)
    tiempos.push(performance.now() - desde)
    if (!estructura) throw new Error('the questionnaire does not come in')
  }
  const [primera = 0] = tiempos
  const middle = tiempos.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!
  reportFigures('hojas', [
    {
      name: 'a questionnaire of 400 rows in Excel, the first time',
      value: primera,
      unit: 'ms',
      aim: '≤ 1,000 ms',
    },
    { name: 'middle of five', value: middle, unit: 'ms' },
  ])
}

if (import.meta.main) await benchHojas()
