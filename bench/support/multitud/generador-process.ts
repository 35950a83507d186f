// A crowd of respondents, in a process of its own.
import { setMaxListeners } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../medir.ts'
import type { Pedido, Suceso } from './pedido.ts'
import { answerAsPersona, type Cuenta } from './persona.ts'

const TIPOS = ['pagina', 'archivo', 'consulta', 'guardado'] as const

export interface Resumen {
  cuentas: Cuenta[]
  errores: string[]
  cuantosErrores: number
  perdidos: number
  /** Of saves that ended within each tenth of the time. */
  p95PorDecimo: number[]
  /** How late the generator itself was: what people waited for the machine, and not for the server. */
  retrasos: { p99: number; max: number }
  tiempos: Record<
    (typeof TIPOS)[number],
    { cuantos: number; p50: number; p95: number; p99: number; max: number }
  >
}

async function generate(pedido: Pedido): Promise<Resumen> {
  const tiempos = {
    pagina: [] as number[],
    archivo: [] as number[],
    consulta: [] as number[],
    guardado: [] as number[],
  }
  const decimos = Array.from({ length: 10 }, (): number[] => [])
  const began = performance.now()
  const errores: string[] = []
  let cuantosErrores = 0
  let perdidos = 0
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const note = (suceso: Suceso) => {
    if (suceso.tipo === 'perdido') perdidos++
    else if (suceso.tipo === 'error') {
      cuantosErrores++
      if (errores.length < 20) errores.push(suceso.que)
    } else {
      tiempos[suceso.tipo].push(suceso.ms)
      const decimo = Math.min(9, Math.floor((10 * (performance.now() - began)) / pedido.duracionMs))
      if (suceso.tipo === 'guardado') decimos[decimo]!.push(suceso.ms)
    }
  }
  const over = new AbortController()
  // Everybody listens for the end of the time.
  setMaxListeners(0, over.signal)
  setTimeout(() => over.abort(), pedido.duracionMs)
  const pause = (ms: number) => sleep(ms, undefined, { signal: over.signal }).catch(() => {})
  const persona = { pause, isOver: () => over.signal.aborted, note }
  const cuentas = await Promise.all(
    pedido.tokens.map(async (token, numero): Promise<Cuenta> => {
      await pause(Math.random() * pedido.llegadasMs)
      return answerAsPersona(pedido, { ...persona, numero, token })
    }),
  )
  const summarize = (ms: number[]) => ({
    cuantos: ms.length,
    p50: percentile(ms, 0.5),
    p95: percentile(ms, 0.95),
    p99: percentile(ms, 0.99),
    max: percentile(ms, 1),
  })
  return {
    cuentas,
    errores,
    cuantosErrores,
    perdidos,
    p95PorDecimo: decimos.map((ms) => percentile(ms, 0.95)),
    retrasos: { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
    tiempos: {
      pagina: summarize(tiempos.pagina),
      archivo: summarize(tiempos.archivo),
      consulta: summarize(tiempos.consulta),
      guardado: summarize(tiempos.guardado),
    },
  }
}

process.on('message', async (pedido: Pedido) => process.send?.(await generate(pedido)))
process.send?.(0)
