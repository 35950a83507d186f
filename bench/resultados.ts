// The results of a climate, counted from its sheets or read from what is published; what that does to everybody else meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '../src/server/app.ts'
import type { AppContext } from '../src/server/context.ts'
import { changeEncuestaActiva } from '../src/server/features/climas/change-encuesta-activa.ts'
import { publishBloque } from '../src/server/features/publicacion/publish-bloque.ts'
import { getResultados } from '../src/server/features/resultados/get-resultados.ts'
import { insertUsuario } from '../src/server/features/sesion/insert-usuario.ts'
import { AreasDeTrabajo, SatisfaccionGeneral } from '../src/web/features/resultados/resultados.generated.ts'
import { ADMIN, LOG_IN, startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { readCrudo } from './support/leer-crudo.ts'
import { loadClima } from './support/load-clima.ts'
import { median, readResidentMb, timeEach, timeOnce } from './support/medir.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { logIn, TRIVIAL } from './support/sesion.ts'

const TAMANOS = [1_000, 10_000, 100_000]
const RUNS = 5
const LLAMADAS = 50

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

/** Of a climate with a minimum, which is read from stored sums; a handle of its own has read nothing yet. */
async function measurePublicado(base: Base): Promise<Figure[]> {
  const { engine } = base.location
  const idClima = await withFreshContext(base, async (ctx) => {
    const { id } = await loadClima(ctx, TAMANOS[2]!, { minimoPorGrupo: 5 })
    await changeEncuestaActiva(ctx, { idClima: id, encuestaActiva: false })
    await publishBloque(ctx, { idClima: id, requirePublicable: async () => {} })
    return id
  })
  const cold: number[] = []
  for (let turn = 0; turn < RUNS; turn++)
    cold.push(await withFreshContext(base, (ctx) => timeOnce(() => getResultados(ctx, { idClima }))))
  return [
    { name: `${engine}: ${TAMANOS[2]} sheets, published, cold`, value: Math.min(...cold), unit: 'ms' },
    ...(await measureWarm(base, idClima, `${TAMANOS[2]} sheets, published`, '≤ 3 ×')),
  ]
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

async function measureWarm(base: Base, idClima: string, cual: string, aim?: string): Promise<Figure[]> {
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
  const measure = async (query: string) => {
    const turns = Array(LLAMADAS).fill({ idClima })
    const times = await timeEach([...turns, ...turns], (variables) => call(query, variables, sesion))
    return median(times.slice(LLAMADAS))
  }
  const trivial = await measure(TRIVIAL)
  const figures: Figure[] = []
  for (const [name, query] of Object.entries({ SatisfaccionGeneral, AreasDeTrabajo })) {
    const value = await measure(String(query))
    figures.push({
      name: `${base.location.engine}: ${cual}, ${name} again`,
      value,
      unit: 'ms',
      ratio: { of: `a trivial query (${trivial.toFixed(2)} ms)`, value: value / trivial },
      ...(aim && { aim }),
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
      figures.push(...(await measureWarm(base, pequeno, `${TAMANOS[0]} sheets, live`)))
      figures.push(...(await measureWarm(base, grande, `${TAMANOS[2]} sheets, live`)))
      figures.push(...(await measurePublicado(base)))
      figures.push(await measureMemory(base, grande))
    }
    reportFigures('resultados', figures)
  })
}

if (import.meta.main) await benchResultados()
