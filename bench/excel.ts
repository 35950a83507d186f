// The workbook of a large climate, downloaded from the real process: how long, how much memory, and who notices.
import { setTimeout as sleep } from 'node:timers/promises'
import { changeEncuestaActiva } from '../src/features/climas/server/cambiar-clima.ts'
import type { ClimaGuardado } from '../src/features/climas/server/clima-guardado.ts'
import { publishBloque } from '../src/features/publicacion/server/publish-bloque.ts'
import { createMarcoDeAbiertas } from '../src/features/resultados/server/read-abiertas.ts'
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { loadClima } from './support/load-clima.ts'
import { percentile, readResidentMb, timeOnce } from './support/medir.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { logIn, TRIVIAL } from './support/sesion.ts'

const POR_HOJA = 3
const HOJAS = Number(process.env.BENCH_HOJAS ?? 100_000)
const TEXTOS = HOJAS * POR_HOJA
const RUNS = 3

const PALABRAS =
  'la comunicación entre áreas debe mejorar porque los jefes no explican bien qué esperan de cada quien y nadie sabe a quién preguntar cuando hay prisa'.split(
    ' ',
  )

/** Of some ten to thirty words, no two alike. */
const writeTexto = (i: number) =>
  `${Array.from({ length: 10 + (i % 21) }, (_, p) => PALABRAS[(i * 7 + p * (1 + (i % 5))) % PALABRAS.length]).join(' ')} ${i}.`

/** Of each sheet to its own questions, so that all have as many. */
function writeTextos(clima: ClimaGuardado, hoja: number): (readonly [string, string])[] {
  const { preguntas } = createMarcoDeAbiertas(clima)
  return Array.from({ length: POR_HOJA }, (_, i) => {
    const texto = hoja * POR_HOJA + i
    return [preguntas[texto % preguntas.length]!.id, writeTexto(texto)] as const
  })
}

interface Medida {
  ms: number
  primerByte: number
  megas: number
  residente: number
  otros: number[]
}

/** One download, while somebody else asks for the cheapest thing there is every ten milliseconds. */
async function measure(servidor: ServerProcess, cookie: string, idClima: string): Promise<Medida> {
  const medida: Medida = { ms: 0, primerByte: 0, megas: 0, residente: 0, otros: [] }
  let done = false
  const watch = async () => {
    while (!done) {
      medida.otros.push(await timeOnce(() => servidor.graphql(TRIVIAL)))
      medida.residente = Math.max(medida.residente, readResidentMb(servidor.pid))
      await sleep(10)
    }
  }
  const watching = watch()
  const began = performance.now()
  medida.ms = await timeOnce(async () => {
    const answer = await fetch(`${servidor.url}/api/resultados/${idClima}/excel`, { headers: { cookie } })
    if (!answer.ok) throw new Error(await answer.text())
    medida.primerByte = performance.now() - began
    for await (const bytes of answer.body!) medida.megas += bytes.length / 2 ** 20
  })
  done = true
  await watching
  return medida
}

async function measureExcel(base: Base, idClima: string, cual: string): Promise<Figure[]> {
  const servidor = await startServerProcess(base.entorno)
  const cookie = await logIn(servidor)
  const medidas: Medida[] = []
  for (let run = 0; run < RUNS; run++) medidas.push(await measure(servidor, cookie, idClima))
  await servidor.stop()
  const best = medidas.toSorted((a, b) => a.ms - b.ms)[0]!
  const nombre = `${base.location.engine}, ${cual}`
  return [
    { name: `${nombre}: ${TEXTOS} texts, whole`, value: best.ms, unit: 'ms', aim: '≤ 8000 ms' },
    { name: `${nombre}: until the answer begins`, value: best.primerByte, unit: 'ms' },
    { name: `${nombre}: the file`, value: best.megas, unit: 'MB' },
    {
      name: `${nombre}: resident memory, the most`,
      value: Math.max(...medidas.map(({ residente }) => residente)),
      unit: 'MB',
      aim: '≤ 450 MB',
    },
    { name: `${nombre}: a trivial call meanwhile, p95`, value: percentile(best.otros, 0.95), unit: 'ms' },
  ]
}

export async function benchExcel(): Promise<void> {
  await withBases(async (bases) => {
    const figures: Figure[] = []
    for (const base of bases) {
      const ctx = await base.open()
      const clima = await loadClima(ctx, HOJAS, { write: writeTextos })
      figures.push(...(await measureExcel(base, clima.id, 'live')))
      await changeEncuestaActiva(ctx, { idClima: clima.id, encuestaActiva: false })
      await publishBloque(ctx, { idClima: clima.id, requirePublicable: async () => {} })
      figures.push(...(await measureExcel(base, clima.id, 'published')))
      await ctx.db.destroy()
    }
    reportFigures('excel', figures)
  })
}

if (import.meta.main) await benchExcel()
