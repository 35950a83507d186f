import { sql } from 'kysely'
import { formatNombreCompleto } from '../src/domain/cvs/cv.ts'
import { insertArchivo } from '../src/features/cvs/server/archivos-store.ts'
import { getEnvios } from '../src/features/cvs/server/bandeja/envios.ts'
import { insertEnvioRow } from '../src/features/cvs/server/bandeja/envios-store.ts'
import { getCvs } from '../src/features/cvs/server/cvs.ts'
import { insertCv } from '../src/features/cvs/server/escribir-cv.ts'
import { getCvsParecidos } from '../src/features/cvs/server/parecidos.ts'
import { buildPdf } from '../src/server/archivos/testing/archivos-de-prueba.ts'
import type { AppContext } from '../src/server/context/context.ts'
import { inTransaction } from '../src/server/db/engine/transaction.ts'
import { loadMuestras } from './cvs-carga.ts'
import { createMuestras, type Muestra } from './cvs-muestra.ts'
import { withBases } from './support/bases.ts'
import { percentile, timeEach, timeOnce } from './support/medir.ts'
import { type Figure, reportFigures } from './support/report.ts'

const TOTAL = Number(process.env.BENCH_CVS ?? 100_000)
const BUSQUEDAS = 300
const REGISTROS = 40
const PAGINA = 25
const ENVIOS = 1_000
const ARCHIVO = buildPdf('Hola')

const cv = `data:application/pdf;base64,${buildPdf('Hola').toString('base64')}`

function timeRegistros(ctx: AppContext, muestras: Muestra[]): Promise<number[]> {
  return timeEach(muestras, (muestra) => insertCv(ctx, { ...muestra, cv }))
}

function timeBusquedas(ctx: AppContext, filtros: (string | null)[], cursor = 0): Promise<number[]> {
  return timeEach(filtros, (filtro) => getCvs(ctx, { filtro, limit: PAGINA, cursor }))
}

/** As staff narrow it: by a tag, a tag and a word, the state everybody has, an age. */
function timeFiltros(ctx: AppContext, muestras: Muestra[]): Promise<number[]> {
  const busquedas = muestras.flatMap(({ etiquetasPuestos: [etiqueta = ''], primerApellido }) => [
    { filtros: { etiquetas: [etiqueta] } },
    { filtro: primerApellido, filtros: { etiquetas: [etiqueta], estado: 'Validado' } },
    { filtro: 'experiencia', filtros: { edad: 'dosAnios' as const } },
  ])
  return timeEach(busquedas, (busqueda) => getCvs(ctx, { ...busqueda, limit: PAGINA, cursor: 0 }))
}

/** Who of the database somebody may be, as a form asks while it is filled in. */
function timeParecidos(ctx: AppContext, muestras: Muestra[]): Promise<number[]> {
  return timeEach(muestras, (muestra) =>
    getCvsParecidos(ctx, {
      correo: muestra.correo,
      celular: muestra.celular,
      nombre: formatNombreCompleto(muestra),
    }),
  )
}

/** Nobody tells the engines that the table has grown: a morning's submissions are not many enough. */
async function loadEnvios({ db }: AppContext, muestras: Muestra[]): Promise<void> {
  for (const [indice, muestra] of muestras.entries()) {
    const id = `envio-${indice}`
    await inTransaction(db, async (tx) => {
      await insertEnvioRow(tx, {
        id,
        nombre: formatNombreCompleto(muestra),
        plaza: muestra.etiquetasPuestos[0] ?? '',
        correo: muestra.correo,
        tel: muestra.celular,
        mensaje: 'Hola',
        consentimiento: indice,
      })
      await insertArchivo(
        tx,
        { idEnvio: id },
        { nombre: null, tipo: 'pdf', bytes: ARCHIVO, activo: [] },
        indice,
      )
    })
  }
}

/** A page of the inbox with who each may be, wherever it begins. */
function timeBandeja(ctx: AppContext): Promise<number[]> {
  const cursores = Array.from({ length: 60 }, (_, turno) => (turno * 37) % (ENVIOS - PAGINA))
  return timeEach(cursores, (cursor) => getEnvios(ctx, { limit: PAGINA, cursor }))
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
  conocidos: Muestra[]
  registros: Muestra[]
}

async function measure(
  ctx: AppContext,
  { filtros, conocidos, registros }: Plan,
  antes: number[],
): Promise<Figure[]> {
  const sqlite = ctx.config.database.engine === 'sqlite'
  await timeLecturas(ctx)
  const lectura = percentile(await timeLecturas(ctx), 0.5)
  await timeBusquedas(ctx, filtros.slice(0, 20))
  const busquedas = await timeBusquedas(ctx, filtros)
  const primeras = await timeBusquedas(ctx, Array(100).fill(null))
  const lejanas = await timeBusquedas(ctx, Array(20).fill('a'), TOTAL / 5)
  const conFiltros = await timeFiltros(ctx, conocidos.slice(0, 60))
  const parecidos = await timeParecidos(ctx, conocidos)
  await loadEnvios(ctx, conocidos)
  const bandeja = await timeBandeja(ctx)
  const aim = sqlite ? 'under 30 ms' : 'under 50 ms'
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
    figure('search, p95', percentile(busquedas, 0.95), sqlite ? 'under 30 ms' : 'under 20 ms'),
    figure(`search, slowest ("${filtros[slowest]}")`, busquedas[slowest]!),
    figure('search with filters, p95', percentile(conFiltros, 0.95), sqlite ? 'under 30 ms' : 'under 20 ms'),
    figure('duplicates of a form, p95', percentile(parecidos, 0.95), aim),
    figure(`a page of an inbox of ${ENVIOS}, p95`, percentile(bandeja, 0.95), aim),
    figure('first page without filter, p95', percentile(primeras, 0.95)),
    figure(`page from row ${TOTAL / 5} of "a", p95`, percentile(lejanas, 0.95), 'under 50 ms'),
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
      conocidos: [],
    }
    const contexts = await Promise.all(bases.map((base) => base.open()))
    const antes: number[][] = []
    for (const ctx of contexts) {
      antes.push(await timeRegistros(ctx, plan.registros))
      await emptyTables(ctx)
    }
    const locations = bases.map(({ location }) => location)
    // The first ones of the base send another CV, so that an inbox knows all of them.
    const createConocido = () => {
      const muestra = create()
      if (plan.conocidos.length < ENVIOS) plan.conocidos.push(muestra)
      return muestra
    }
    const carga = await timeOnce(() => loadMuestras(locations, createConocido, TOTAL))
    console.log(`${TOTAL} CVs loaded on both engines in ${(carga / 1000).toFixed(0)} s`)
    const figures: Figure[] = []
    for (const [indice, ctx] of contexts.entries())
      figures.push(...(await measure(ctx, plan, antes[indice]!)))
    reportFigures('cvs', figures)
    for (const { db } of contexts) await db.destroy()
  })
}
