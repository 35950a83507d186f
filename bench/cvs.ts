import { sql } from 'kysely'
import { buildPdf } from '../src/server/archivos/testing/archivos-de-prueba.ts'
import type { AppContext } from '../src/server/context.ts'
import { getCvs } from '../src/server/features/cvs/get-cvs.ts'
import { insertCv } from '../src/server/features/cvs/insert-cv.ts'
import { loadMuestras } from './cvs-carga.ts'
import { createMuestras, type Muestra } from './cvs-muestra.ts'
import { withBases } from './support/bases.ts'
import { percentile, timeEach, timeOnce } from './support/medir.ts'
import { type Figure, reportFigures } from './support/report.ts'

const TOTAL = Number(process.env.BENCH_CVS ?? 100_000)
const BUSQUEDAS = 300
const REGISTROS = 40
const PAGINA = 25

const cv = `data:application/pdf;base64,${buildPdf('Hola').toString('base64')}`

function timeRegistros(ctx: AppContext, muestras: Muestra[]): Promise<number[]> {
  return timeEach(muestras, (muestra) => insertCv(ctx, { ...muestra, cv }))
}

function timeBusquedas(ctx: AppContext, filtros: (string | null)[], cursor = 0): Promise<number[]> {
  return timeEach(filtros, (filtro) => getCvs(ctx, { filtro, limit: PAGINA, cursor }))
}

/** The cheapest thing the same database does, by the same road: what everything else is compared with. */
function timeLecturas({ db }: AppContext): Promise<number[]> {
  const numeros = Array.from({ length: 500 }, (_, turno) => 1 + ((turno * 7_919) % TOTAL))
  return timeEach(numeros, (numero) =>
    db.selectFrom('cvs').selectAll().where('numero', '=', numero).executeTakeFirstOrThrow(),
  )
}

async function emptyTables({ db }: AppContext): Promise<void> {
  await db.deleteFrom('cvs').execute()
  await db.deleteFrom('etiquetas_puestos').execute()
  await sql`delete from cvs_palabras`.execute(db)
}

interface Plan {
  filtros: string[]
  registros: Muestra[]
}

async function measure(ctx: AppContext, { filtros, registros }: Plan, antes: number[]): Promise<Figure[]> {
  await timeLecturas(ctx)
  const lectura = percentile(await timeLecturas(ctx), 0.5)
  await timeBusquedas(ctx, filtros.slice(0, 20))
  const busquedas = await timeBusquedas(ctx, filtros)
  const primeras = await timeBusquedas(ctx, Array(100).fill(null))
  const lejanas = await timeBusquedas(ctx, Array(20).fill('a'), TOTAL / 5)
  const despues = await timeRegistros(ctx, registros)
  const slowest = busquedas.indexOf(Math.max(...busquedas))

  const figure = (name: string, value: number, aim?: string): Figure => ({
    name: `${ctx.config.database.engine}: ${name}`,
    value,
    unit: 'ms',
    ratio: { of: 'a primary-key read', value: value / lectura },
    aim,
  })
  return [
    figure('a primary-key read, median', lectura),
    figure('search, median', percentile(busquedas, 0.5)),
    figure(
      'search, p95',
      percentile(busquedas, 0.95),
      ctx.config.database.engine === 'sqlite' ? 'under 30 ms' : undefined,
    ),
    figure(`search, slowest ("${filtros[slowest]}")`, busquedas[slowest]!),
    figure('first page without filter, p95', percentile(primeras, 0.95)),
    figure(`page from row ${TOTAL / 5} of "a", p95`, percentile(lejanas, 0.95)),
    {
      ...figure(`registering at ${TOTAL} CVs, median`, percentile(despues, 0.5), 'flat'),
      ratio: { of: 'on an empty table', value: percentile(despues, 0.5) / percentile(antes, 0.5) },
    },
  ]
}

export async function benchCvs(): Promise<void> {
  await withBases(async (bases) => {
    const { create, createFiltro } = createMuestras(4)
    const plan: Plan = {
      filtros: Array.from({ length: BUSQUEDAS }, () => createFiltro(create())),
      registros: Array.from({ length: REGISTROS }, create),
    }
    const contexts = await Promise.all(bases.map((base) => base.open()))
    const antes: number[][] = []
    for (const ctx of contexts) {
      antes.push(await timeRegistros(ctx, plan.registros))
      await emptyTables(ctx)
    }
    const locations = bases.map(({ location }) => location)
    const carga = await timeOnce(() => loadMuestras(locations, create, TOTAL))
    console.log(`${TOTAL} CVs loaded on both engines in ${(carga / 1000).toFixed(0)} s`)
    const figures: Figure[] = []
    for (const [indice, ctx] of contexts.entries())
      figures.push(...(await measure(ctx, plan, antes[indice]!)))
    reportFigures('cvs', figures)
    for (const { db } of contexts) await db.destroy()
  })
}
