import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { buildPdf } from '../src/server/archivos/testing/archivos-de-prueba.ts'
import { readConfig } from '../src/server/config.ts'
import type { AppContext } from '../src/server/context.ts'
import { getCvs } from '../src/server/cvs/get-cvs.ts'
import { insertCv } from '../src/server/cvs/insert-cv.ts'
import { type DatabaseLocation, openDatabase } from '../src/server/db/database.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { createSecret } from '../src/server/secret.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { loadMuestras } from './cvs-carga.ts'
import { createMuestras, type Muestra } from './cvs-muestra.ts'
import { type Figure, reportFigures } from './support/report.ts'

const TOTAL = Number(process.env.BENCH_CVS ?? 100_000)
const BUSQUEDAS = 300
const REGISTROS = 40
const PAGINA = 25

async function openContext(location: DatabaseLocation, dataDir: string): Promise<AppContext> {
  const database = openDatabase(location)
  await migrate(database.db)
  return {
    ...database,
    config: readConfig({ DATA_DIR: dataDir, SECRET: 's'.repeat(40) }, 'start', dataDir),
    secret: createSecret('s'.repeat(40)),
    log: pino({ level: 'silent' }) as AppContext['log'],
    now: Date.now,
    production: true,
  }
}

async function timeEach<T>(cases: T[], work: (item: T) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (const item of cases) {
    const began = performance.now()
    await work(item)
    times.push(performance.now() - began)
  }
  return times
}

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!

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
    name: `${ctx.engine}: ${name}`,
    value,
    unit: 'ms',
    ratio: { of: 'a primary-key read', value: value / lectura },
    aim,
  })
  return [
    figure('a primary-key read, median', lectura),
    figure('search, median', percentile(busquedas, 0.5)),
    figure('search, p95', percentile(busquedas, 0.95), ctx.engine === 'sqlite' ? 'under 30 ms' : undefined),
    figure(`search, slowest ("${filtros[slowest]}")`, busquedas[slowest]!),
    figure('first page without filter, p95', percentile(primeras, 0.95)),
    figure(`page from row ${TOTAL / 5} of "a", p95`, percentile(lejanas, 0.95)),
    {
      ...figure(`registering at ${TOTAL} CVs, median`, percentile(despues, 0.5), 'flat'),
      ratio: { of: 'on an empty table', value: percentile(despues, 0.5) / percentile(antes, 0.5) },
    },
  ]
}

async function createPostgresUrl(server: string): Promise<string> {
  const name = `bench_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${server}/${name}`
}

export async function benchCvs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clima-bench-'))
  const postgres = await startPostgres()
  const locations: DatabaseLocation[] = [
    { engine: 'sqlite', file: join(folder, 'clima.sqlite') },
    { engine: 'postgres', url: await createPostgresUrl(postgres.url) },
  ]
  const contexts: AppContext[] = []
  try {
    const { create, createFiltro } = createMuestras(4)
    const plan: Plan = {
      filtros: Array.from({ length: BUSQUEDAS }, () => createFiltro(create())),
      registros: Array.from({ length: REGISTROS }, create),
    }
    const antes: number[][] = []
    for (const location of locations) {
      const ctx = await openContext(location, folder)
      contexts.push(ctx)
      antes.push(await timeRegistros(ctx, plan.registros))
      await emptyTables(ctx)
    }
    const began = performance.now()
    await loadMuestras(locations, create, TOTAL)
    console.log(`${TOTAL} CVs loaded on both engines in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    const figures: Figure[] = []
    for (const [indice, ctx] of contexts.entries())
      figures.push(...(await measure(ctx, plan, antes[indice]!)))
    reportFigures('cvs', figures)
  } finally {
    for (const { db } of contexts) await db.destroy()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await benchCvs()
