import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '../src/server/config.ts'
import type { AppContext } from '../src/server/context.ts'
import { noteCambio } from '../src/server/db/cambios.ts'
import { type DatabaseLocation, openDatabase } from '../src/server/db/database.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { inTransaction } from '../src/server/db/transaction.ts'
import { createSecret } from '../src/server/secret.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { ADMIN, type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { LOG_IN } from '../tests/support/test-app.ts'
import { loadClima } from './resultados-carga.ts'
import { type Figure, reportFigures } from './support/report.ts'

const TOTAL = Number(process.env.BENCH_HOJAS ?? 100_000)
const FRIAS = 7
const TIBIAS = 200
const SECRET = 's'.repeat(40)
const HOJAS = 'select id_grupo, respuestas from hojas where id_clima ='

const TRIVIAL = '{ auth { getLogIn { conexion } } }'
const SERIE = '{ nombre labels data }'
const PROCESADA = `query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) { dataProcesada {
  porcentajeSatisfaccionGeneral satisfaccionGeneral ${SERIE} satisfaccionPorAreasDeAnalisis ${SERIE} } } } }`
const AREAS = `query($idClima: ID!) { getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) {
  nombre cantidadEncuestadosAreaDeTrabajo porcentajeSatisfaccionAreaDeTrabajo variables { nombre porcentajeOfVariable } } }`

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function timeMany(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = []
  for (let i = 0; i < times; i++) all.push(await time(work))
  return all
}

/** The sheets as plain rows, by the engine's own client: nothing can be read for less. */
async function readRaw(location: DatabaseLocation, idClima: string): Promise<void> {
  if (location.engine === 'sqlite') {
    const database = new DatabaseSync(location.file)
    database.prepare(`${HOJAS} ?`).all(idClima)
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: location.url })
  await client.connect()
  await client.query(`${HOJAS} $1`, [idClima])
  await client.end()
}

/** How long a health check waits while the work goes on: what it shows of the event loop. */
async function pingDuring<T>(server: ServerProcess, work: Promise<T>): Promise<number[]> {
  const pings: number[] = []
  let ended = false
  const end = work.finally(() => {
    ended = true
  })
  while (!ended) {
    pings.push(await time(async () => (await fetch(`${server.url}/healthz`)).text()))
    await sleep(2)
  }
  await end
  return pings
}

const readMemoria = ({ pid }: ServerProcess) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

async function measure(location: DatabaseLocation, dataDir: string): Promise<Figure[]> {
  const { engine } = location
  const database = openDatabase(location)
  await migrate(database.db)
  const ctx: AppContext = {
    ...database,
    config: readConfig({ DATA_DIR: dataDir, SECRET }, 'start', dataDir),
    secret: createSecret(SECRET),
    log: pino({ level: 'silent' }) as AppContext['log'],
    now: Date.now,
    production: true,
  }
  const { id: idClima } = await loadClima(ctx, TOTAL)
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    SECRET,
    ...(location.engine === 'postgres' ? { DATABASE_URL: location.url } : {}),
  })
  try {
    const credentials = { usuarioOEmail: ADMIN.usuario, password: ADMIN.password }
    const cookie = (await server.graphql(LOG_IN, credentials)).headers.get('set-cookie')!.split(';')[0]!
    const ask = async (query: string, variables: object = {}) => {
      const answer = (await (await server.graphql(query, variables, cookie)).json()) as { errors?: unknown }
      if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    }
    await timeMany(TIBIAS, () => ask(TRIVIAL))
    const trivial = percentile(await timeMany(TIBIAS, () => ask(TRIVIAL)), 0.5)
    const reposo = readMemoria(server)
    const cruda = percentile(await timeMany(FRIAS, () => readRaw(location, idClima)), 0.5)

    const frias: number[] = []
    const pings: number[] = []
    for (let i = 0; i < FRIAS; i++) {
      await inTransaction(database.db, (tx) => noteCambio(tx, idClima))
      const work = time(() => ask(PROCESADA, { idClima }))
      pings.push(...(await pingDuring(server, work)))
      frias.push(await work)
    }
    const despues = readMemoria(server)
    const warm = async (query: string) =>
      percentile(await timeMany(TIBIAS, () => ask(query, { idClima })), 0.5)
    const procesada = await warm(PROCESADA)
    const areas = await warm(AREAS)

    const figure = (name: string, value: number, unit: string, more: Partial<Figure> = {}): Figure => ({
      name: `${engine}: ${name}`,
      value,
      unit,
      ...more,
    })
    const fria = percentile(frias, 0.5)
    const ofRaw = { of: 'the raw read', value: fria / cruda }
    const ofTrivial = (value: number) => ({ ratio: { of: 'a trivial query', value: value / trivial } })
    return [
      figure(`raw read of ${TOTAL} sheets, median`, cruda, 'ms'),
      figure('cold results, first', frias[0]!, 'ms'),
      figure('cold results, median', fria, 'ms', { ratio: ofRaw, aim: 'at most 2.5 × the raw read' }),
      figure('health check meanwhile, p99', percentile(pings, 0.99), 'ms', { aim: 'at most 30 ms' }),
      figure('a trivial query, median', trivial, 'ms'),
      figure('warm processed data, median', procesada, 'ms', {
        ...ofTrivial(procesada),
        aim: 'at most 3 × a trivial query',
      }),
      figure('warm areas, median', areas, 'ms', ofTrivial(areas)),
      figure('memory at rest', reposo, 'MiB'),
      figure('memory after', despues, 'MiB', { aim: 'at most 400 MiB' }),
    ]
  } finally {
    await server.stop()
    await database.db.destroy()
  }
}

async function createPostgresUrl(server: string): Promise<string> {
  const name = `bench_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${server}/${name}`
}

export async function benchResultados(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clima-bench-'))
  const postgres = await startPostgres()
  try {
    const sqlite = await measure({ engine: 'sqlite', file: join(folder, 'clima.sqlite') }, folder)
    const url = await createPostgresUrl(postgres.url)
    reportFigures('resultados', [
      ...sqlite,
      ...(await measure({ engine: 'postgres', url }, mkdtempSync(join(folder, 'postgres-')))),
    ])
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await benchResultados()
