// The results of a climate, counted from its sheets or read from what is published; what that does to everybody else meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeEncuestaActiva } from '../src/features/climas/server/cambiar-clima.ts'
import { insertUsuario } from '../src/features/cuentas/server/sesion/insert-usuario.ts'
import { publishBloque } from '../src/features/publicacion/server/publish-bloque.ts'
import { getResultados } from '../src/features/resultados/server/leer-resultados.ts'
import { AreasDeTrabajo, SatisfaccionGeneral } from '../src/features/resultados/web/resultados.generated.ts'
import type { AppContext } from '../src/server/context/context.ts'
import { buildApp } from '../src/server/start/app.ts'
import { ADMIN, LOG_IN, startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { copyPublicado } from './support/copiar-publicado.ts'
import { readCrudo } from './support/leer-crudo.ts'
import { loadClima } from './support/load-clima.ts'
import { readResidentMb, timeEach, timeInTurns, timeOnce } from './support/medir.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { measureVistas } from './support/resultados-por-http.ts'
import { logIn, TRIVIAL } from './support/sesion.ts'

const TAMANOS = [1_000, 10_000, 100_000]
const RUNS = 5
const LLAMADAS = 50
const FRIOS = 90

/** A handle of its own remembers nothing yet. */
async function withFreshContext<T>(base: Base, work: (ctx: AppContext) => Promise<T>): Promise<T> {
  const ctx = await base.open()
  const result = await work(ctx)
  await ctx.db.destroy()
  return result
}

async function measureCold(base: Base, idClima: string, total: number): Promise<Figure> {
  const raw: number[] = []
  const cold: number[] = []
  for (let turn = 0; turn < RUNS; turn++) {
    raw.push(await timeOnce(() => readCrudo(base.location, idClima)))
    cold.push(await withFreshContext(base, (ctx) => timeOnce(() => getResultados(ctx, { idClima }))))
  }
  const best = Math.min(...cold)
  const { engine } = base.location
  return {
    name: `${engine}: ${total} sheets, cold`,
    value: best,
    unit: 'ms',
    ratio: { of: `reading them (${Math.min(...raw).toFixed(1)} ms)`, value: best / Math.min(...raw) },
    aim: `≤ 2.5 ×${engine === 'sqlite' && total === 100_000 ? ', < 400 ms' : ''}`,
  }
}

/** Of a climate with a minimum, which is read from stored sums; cold, of copies that the process has never seen. */
async function measurePublicado(base: Base, total: number, desdeAnio: number): Promise<Figure[]> {
  const { idClima, frios } = await withFreshContext(base, async (ctx) => {
    const { id } = await loadClima(ctx, total, { minimoPorGrupo: 5 })
    await changeEncuestaActiva(ctx, { idClima: id, encuestaActiva: false })
    await publishBloque(ctx, { idClima: id, requirePublicable: async () => {} })
    return { idClima: id, frios: await copyPublicado(ctx, { idClima: id, veces: FRIOS, desdeAnio }) }
  })
  const servidor = await startServerProcess(base.entorno)
  const cual = `${base.location.engine}: ${total} sheets, published`
  const figures = await measureVistas(servidor, { cual, idClima, frios })
  await servidor.stop()
  return figures
}

/** How late timers come, at worst for one in a hundred, while `work` goes on. */
async function measureDelay(work: () => Promise<unknown>): Promise<number> {
  const histogram = monitorEventLoopDelay({ resolution: 1 })
  histogram.enable()
  await work()
  histogram.disable()
  return histogram.percentile(99) / 1e6
}

async function measureDelays(base: Base, idClima: string): Promise<Figure> {
  const idle = await measureDelay(() => sleep(1_000))
  const delays: number[] = []
  for (let turn = 0; turn < RUNS; turn++) {
    delays.push(await withFreshContext(base, (ctx) => measureDelay(() => getResultados(ctx, { idClima }))))
  }
  const best = Math.min(...delays)
  return {
    name: `${base.location.engine}: event-loop delay p99 meanwhile`,
    value: best,
    unit: 'ms',
    ratio: { of: `idle (${idle.toFixed(1)} ms)`, value: best / idle },
    aim: '≤ 30 ms',
  }
}

async function measureWarm(base: Base, idClima: string, total: number): Promise<Figure[]> {
  const ctx = await base.open()
  const app = await buildApp({
    ctx: { ...ctx, config: { ...ctx.config, logLevel: 'silent' } },
    lifecycle: { closing: false },
  })
  const call = async (query: string, variables: object, cookie = '') => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { cookie },
      payload: { query, variables },
    })
    if (answer.body.includes('"errors"')) throw new Error(answer.body)
    return answer
  }
  const [cookie] = (await call(LOG_IN, ADMIN)).cookies
  const sesion = `${cookie!.name}=${cookie!.value}`
  const figures: Figure[] = []
  for (const [name, query] of Object.entries({ SatisfaccionGeneral, AreasDeTrabajo })) {
    const ask = (variables: object) => call(String(query), variables, sesion)
    const turns = Array(LLAMADAS).fill({ idClima })
    await timeEach(turns, ask)
    const { value, reference } = await timeInTurns(turns, ask, () => call(TRIVIAL, {}, sesion))
    figures.push({
      name: `${base.location.engine}: ${total} sheets, live, ${name} again`,
      value,
      unit: 'ms',
      ratio: { of: `a trivial query (${reference.toFixed(2)} ms)`, value: value / reference },
    })
  }
  await app.close()
  await ctx.db.destroy()
  return figures
}

async function measureMemory(base: Base, idClima: string): Promise<Figure> {
  const servidor = await startServerProcess(base.entorno)
  const cookie = await logIn(servidor)
  for (let turn = 0; turn < RUNS; turn++) {
    for (const query of [SatisfaccionGeneral, AreasDeTrabajo])
      await (await servidor.graphql(String(query), { idClima }, cookie)).text()
  }
  await sleep(2_000)
  const value = readResidentMb(servidor.pid)
  await servidor.stop()
  return {
    name: `${base.location.engine}: memory after 100000 sheets`,
    value,
    unit: 'MB',
    aim: '≤ 400 MB',
  }
}

export async function benchResultados(): Promise<void> {
  await withBases(async (bases) => {
    const figures: Figure[] = []
    for (const base of bases) {
      const climas = await withFreshContext(base, async (ctx) => {
        await insertUsuario(ctx, { ...ADMIN, correo: 'admin@medida.example' })
        const ids: string[] = []
        for (const total of TAMANOS) ids.push((await loadClima(ctx, total)).id)
        return ids
      })
      for (const [i, idClima] of climas.entries()) figures.push(await measureCold(base, idClima, TAMANOS[i]!))
      const [pequeno, , grande] = climas as [string, string, string]
      figures.push(await measureDelays(base, grande))
      for (const [idClima, total] of [
        [pequeno, TAMANOS[0]!],
        [grande, TAMANOS[2]!],
      ] as const)
        figures.push(...(await measureWarm(base, idClima, total)))
      for (const [total, desdeAnio] of [
        [TAMANOS[0]!, 2100],
        [TAMANOS[2]!, 2300],
      ] as const)
        figures.push(...(await measurePublicado(base, total, desdeAnio)))
      figures.push(await measureMemory(base, grande))
    }
    reportFigures('resultados', figures)
  })
}

if (import.meta.main) await benchResultados()
