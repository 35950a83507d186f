// A report of 60 slides and one of 40 pages: processor, what others notice meanwhile, and what memory stays.
import { readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import type { Informe, Seccion } from '../src/domain/informe/informe.ts'
import { INFORME_DE_EJEMPLO } from '../src/domain/informe/testing/informe-de-ejemplo.ts'
import { createDocumento } from '../src/features/informe/server/pdf/create-documento.ts'
import { renderPptx } from '../src/features/informe/server/pptx/render-pptx.ts'
import { openPdf } from '../src/server/archivos/texto-de-pdf.ts'
import { renderPdf } from '../src/server/pdf/render-pdf.ts'
import { readResidentMb } from './support/medir.ts'
import { type Figure, reportFigures } from './support/report.ts'

const VECES = 4

/** The example with its indicators again and again, until it is as long as asked. */
const repeat = (veces: number): Informe => ({
  ...INFORME_DE_EJEMPLO,
  secciones: INFORME_DE_EJEMPLO.secciones.flatMap((seccion): Seccion[] =>
    seccion.tipo === 'indicador' ? Array.from({ length: veces }, () => seccion) : [seccion],
  ),
})

/** Of this process with its threads, and of processes that it started and that have ended. */
function readCpuMs(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ')
  return [11, 12, 13, 14].reduce((suma, i) => suma + Number(fields[i]) * 10, 0)
}

interface Medida {
  procesador: number
  p99: number
}

async function measure(work: () => Promise<unknown>): Promise<Medida> {
  const retraso = monitorEventLoopDelay({ resolution: 5 })
  retraso.enable()
  const antes = readCpuMs()
  await work()
  retraso.disable()
  return { procesador: readCpuMs() - antes, p99: retraso.percentile(99) / 1e6 - 5 }
}

/** The best of several: noise only ever adds. */
async function measureBest(work: () => Promise<unknown>): Promise<Medida> {
  const medidas: Medida[] = []
  for (let i = 0; i < VECES; i++) medidas.push(await measure(work))
  return {
    procesador: Math.min(...medidas.map(({ procesador }) => procesador)),
    p99: Math.min(...medidas.map(({ p99 }) => p99)),
  }
}

const toFigures = (nombre: string, { procesador, p99 }: Medida, aim: string): Figure[] => [
  { name: `${nombre}: processor`, value: procesador, unit: 'ms', aim },
  { name: `${nombre}: p99 of the event loop`, value: p99, unit: 'ms', aim: '< 30 ms' },
]

export async function benchInforme(): Promise<void> {
  // As the server does when it starts.
  enableCompileCache()
  const enLaminas = repeat(7)
  const enPaginas = repeat(4)
  const options = { signal: new AbortController().signal, onLamina: () => {} }
  const laminas = Object.keys(unzipSync(await renderPptx(enLaminas, options))).filter((path) =>
    /^ppt\/slides\/slide\d+\.xml$/.test(path),
  ).length
  const documento = await createDocumento(enPaginas)
  const { bytes } = await renderPdf(documento)
  const paginas = (await openPdf(bytes)).numPages
  const begun = readResidentMb(process.pid)
  const figures: Figure[] = [
    ...toFigures(`${laminas} slides`, await measureBest(() => renderPptx(enLaminas, options)), '≤ 1,000 ms'),
    ...toFigures(
      `${paginas} pages`,
      await measureBest(async () => renderPdf(await createDocumento(enPaginas))),
      '≤ 500 ms',
    ),
  ]
  await sleep(1_000)
  const grew = readResidentMb(process.pid) - begun
  figures.push({ name: `memory kept after ${2 * VECES} documents`, value: Math.max(0, grew), unit: 'MB' })
  reportFigures('informe', figures)
}
