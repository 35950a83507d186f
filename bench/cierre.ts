// Publication and close of a large climate, while people of another one answer: how long they take, and who notices.
import { setTimeout as sleep } from 'node:timers/promises'
import { changeEncuestaActiva } from '../src/features/climas/server/cambiar-clima.ts'
import { insertRespuestasEncuesta } from '../src/features/encuesta/server/save-respuestas.ts'
import { cerrarClima } from '../src/features/publicacion/server/cierre/cerrar-clima.ts'
import { finishDecididos } from '../src/features/publicacion/server/cierre/finish-decididos.ts'
import { publishBloque } from '../src/features/publicacion/server/publish-bloque.ts'
import { createMemory } from '../src/server/base/memory.ts'
import type { AppContext, RequestContext } from '../src/server/context/context.ts'
import { type Base, withBases } from './support/bases.ts'
import { type Encuesta, loadEncuesta } from './support/encuesta.ts'
import { loadClima, loadEncuestados } from './support/load-clima.ts'
import { percentile, timeOnce } from './support/medir.ts'
import { measurePatrones } from './support/patrones.ts'
import { type Figure, reportFigures } from './support/report.ts'

const HOJAS = 100_000
const PERSONAS = 40_000

const asRequest = (ctx: AppContext): RequestContext => ({
  ...ctx,
  sesion: null,
  sesionCookie: { read: () => null, write: () => {}, clear: () => {} },
  memory: createMemory(),
  signal: new AbortController().signal,
  address: '127.0.0.1',
  site: '127.0.0.1',
})

/** Milliseconds of processor of this thread: what others do on the machine does not show in it. */
function readThreadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

interface Medida {
  ms: number
  /** Of this process, those saves included; on SQLite that is all of the work. */
  procesador: number
  /** The longest that the loop worked between two timers of a millisecond, in milliseconds of processor. */
  bloqueo: number
  /** How long each save of the other climate took. */
  guardados: number[]
}

/** While `work` goes on, one person after another saves the first page of the other survey. */
async function measureBeside(
  ctx: AppContext,
  { idClima, guardados }: Encuesta,
  tokens: Iterator<string>,
  work: () => Promise<unknown>,
): Promise<Medida> {
  let done = false
  let bloqueo = 0
  const watch = async () => {
    for (let last = readThreadMs(); !done; ) {
      await sleep(1)
      const now = readThreadMs()
      bloqueo = Math.max(bloqueo, now - last)
      last = now
    }
  }
  const tiempos: number[] = []
  const save = async () => {
    while (!done) {
      const { value: token } = tokens.next()
      const envio = { idClima, token, respuestas: guardados[0]! }
      tiempos.push(await timeOnce(() => insertRespuestasEncuesta(asRequest(ctx), envio)))
    }
  }
  const others = [watch(), save()]
  const { user, system } = process.cpuUsage()
  const ms = await timeOnce(work)
  const usado = process.cpuUsage({ user, system })
  done = true
  await Promise.all(others)
  return { ms, procesador: (usado.user + usado.system) / 1000, bloqueo, guardados: tiempos }
}

function listFiguras(engine: string, name: string, medida: Medida, solo: Medida, aim?: string): Figure[] {
  const p95 = percentile(medida.guardados, 0.95)
  const deSolo = percentile(solo.guardados, 0.95)
  return [
    { name: `${engine}: ${name}`, value: medida.ms, unit: 'ms', ...(aim && { aim }) },
    { name: `${engine}: ${name}, of processor here`, value: medida.procesador, unit: 'ms' },
    {
      name: `${engine}: ${name}, longest block of the loop`,
      value: medida.bloqueo,
      unit: 'ms of processor',
      aim: '≤ 50',
    },
    {
      name: `${engine}: ${name}, saves of another climate, p95`,
      value: p95,
      unit: 'ms',
      ratio: { of: `alone (${deSolo.toFixed(1)} ms)`, value: p95 / deSolo },
    },
  ]
}

async function benchBase(base: Base): Promise<Figure[]> {
  const { engine } = base.location
  const otra = await loadEncuesta(base, PERSONAS)
  const ctx = await base.open()
  const clima = await loadClima(ctx, HOJAS, { minimoPorGrupo: 5 })
  await loadEncuestados(ctx, clima, HOJAS, { conCorreo: true })
  await changeEncuestaActiva(ctx, { idClima: clima.id, encuestaActiva: false })
  const tokens = otra.tokens.values()
  const beside = (work: () => Promise<unknown>) => measureBeside(ctx, otra, tokens, work)
  const solo = await beside(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
  const publicacion = await beside(() =>
    publishBloque(ctx, { idClima: clima.id, requirePublicable: async () => {} }),
  )
  const cierre = await beside(() => cerrarClima(ctx, { idClima: clima.id }))
  const despues = await beside(() => finishDecididos(ctx))
  await ctx.db.destroy()
  return [
    ...listFiguras(engine, `publication of ${HOJAS} sheets`, publicacion, solo, '< 2000 ms'),
    ...listFiguras(engine, `close of ${HOJAS} sheets and people`, cierre, solo, '< 2000 ms'),
    ...listFiguras(engine, 'their mails, after the answer', despues, solo),
  ]
}

export async function benchCierre(): Promise<void> {
  const figures: Figure[] = measurePatrones()
  await withBases(async (bases) => {
    for (const base of bases) figures.push(...(await benchBase(base)))
  })
  reportFigures('cierre', figures)
}
