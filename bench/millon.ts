// A million sheets of one climate: its publication, by a server of its own, and what is read of it afterwards.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { changeEncuestaActiva } from '../src/features/climas/server/cambiar-clima.ts'
import { requireClima } from '../src/features/climas/server/require-clima.ts'
import { insertUsuario } from '../src/features/cuentas/server/sesion/insert-usuario.ts'
import { countHojas } from '../src/features/encuesta/server/count-hojas.ts'
import { PublicarResultados } from '../src/features/resultados/web/resultados.generated.ts'
import { inOwnSnapshot } from '../src/server/db/engine/transaction.ts'
import { findLlaveParaContar } from '../src/server/llaves/create-llave.ts'
import { ADMIN, startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { copyPublicado } from './support/copiar-publicado.ts'
import { readCrudo } from './support/leer-crudo.ts'
import { loadClima } from './support/load-clima.ts'
import { readResidentMb, timeOnce } from './support/medir.ts'
import { tellStatistics } from './support/multiply-hojas.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { measureVistas } from './support/resultados-por-http.ts'
import { logIn } from './support/sesion.ts'

const HOJAS = Number(process.env.BENCH_HOJAS ?? 1_000_000)
const RUNS = 2
const FRIOS = 90

async function load(base: Base): Promise<string> {
  const ctx = await base.open()
  await insertUsuario(ctx, { ...ADMIN, correo: 'admin@medida.example' })
  const { id } = await loadClima(ctx, HOJAS, { minimoPorGrupo: 5 })
  await changeEncuestaActiva(ctx, { idClima: id, encuestaActiva: false })
  await ctx.db.destroy()
  await tellStatistics(base.location)
  return id
}

/** In this process, which does nothing else: the counts against the same sheets as plain rows. */
async function measureCuenta(base: Base, idClima: string): Promise<Figure[]> {
  const { engine } = base.location
  const raw: number[] = []
  const cuentas: number[] = []
  const delays: number[] = []
  const ctx = await base.open()
  for (let turn = 0; turn < RUNS; turn++) {
    raw.push(await timeOnce(() => readCrudo(base.location, idClima)))
    const histogram = monitorEventLoopDelay({ resolution: 1 })
    histogram.enable()
    const count = () =>
      inOwnSnapshot(ctx, async (tx) => {
        const clima = await requireClima(tx, idClima)
        const llave = await findLlaveParaContar(ctx, clima)
        const { hojas } = await countHojas(tx, { ...clima, llave, bloque: 1 })
        if (hojas !== HOJAS) throw new Error(`counted ${hojas}`)
      })
    cuentas.push(await timeOnce(count))
    histogram.disable()
    delays.push(histogram.percentile(99) / 1e6)
  }
  await ctx.db.destroy()
  const value = Math.min(...cuentas)
  return [
    {
      name: `${engine}: ${HOJAS} sheets, counted`,
      value,
      unit: 'ms',
      ratio: { of: `reading them (${Math.min(...raw).toFixed(0)} ms)`, value: value / Math.min(...raw) },
      aim: '≤ 1.5 ×',
    },
    {
      name: `${engine}: … event-loop delay p99 meanwhile`,
      value: Math.min(...delays),
      unit: 'ms',
      aim: '≤ 30 ms',
    },
  ]
}

/** The highest that was seen while `work` went on. */
async function watchMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, readResidentMb(pid))
  }, 50)
  await work()
  clearInterval(watch)
  return Math.max(peak, readResidentMb(pid))
}

async function measureServidor(base: Base, idClima: string): Promise<Figure[]> {
  const { engine } = base.location
  const servidor = await startServerProcess(base.entorno)
  const cookie = await logIn(servidor)
  let ms = 0
  const memoria = await watchMemory(servidor.pid, async () => {
    ms = await timeOnce(async () => {
      const answer = await (await servidor.graphql(PublicarResultados, { idClima }, cookie)).text()
      if (answer.includes('"errors"')) throw new Error(answer)
    })
  })
  const ctx = await base.open()
  const frios = await copyPublicado(ctx, { idClima, veces: FRIOS, desdeAnio: 2100 })
  await ctx.db.destroy()
  const vistas = await measureVistas(servidor, { cual: `${engine}: ${HOJAS} published`, idClima, frios })
  await servidor.stop()
  return [
    { name: `${engine}: publication of ${HOJAS} sheets, over HTTP`, value: ms, unit: 'ms' },
    { name: `${engine}: … memory of the server at its highest`, value: memoria, unit: 'MB', aim: '≤ 300 MB' },
    ...vistas,
  ]
}

export async function benchMillon(): Promise<void> {
  await withBases(async (bases) => {
    const figures: Figure[] = []
    for (const base of bases) {
      let idClima = ''
      const carga = await timeOnce(async () => {
        idClima = await load(base)
      })
      console.log(`${base.location.engine}: ${HOJAS} sheets loaded in ${(carga / 1000).toFixed(0)} s`)
      figures.push(...(await measureCuenta(base, idClima)))
      figures.push(...(await measureServidor(base, idClima)))
      reportFigures('millon', figures)
    }
  })
}
