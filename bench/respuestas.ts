// Whole surveys answered over HTTP by many people at once; every save is on the disk before it is acknowledged.
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { type Cliente, createCliente, runConcurrently } from './support/cliente.ts'
import { measureCommits } from './support/commits.ts'
import { buildLookUp, buildSave, type Encuesta, loadEncuesta } from './support/encuesta.ts'
import { percentile, readCpuMs } from './support/medir.ts'
import { startProceso } from './support/proceso.ts'
import { type Figure, reportFigures } from './support/report.ts'

const CONCURRENCIAS = [1, 16, 64, 256]
const RUNS = 3
const CALENTAMIENTO = 300
/** Enough for a second or two of work each. */
const encuestasDe = (concurrencia: number) => (concurrencia === 1 ? 20 : Math.max(96, concurrencia))

interface Medida {
  guardadosPorSegundo: number
  p95: number
  cpuPorGuardado: number
}

async function measureOnce(
  { idClima, guardados }: Encuesta,
  tokens: readonly string[],
  { servidores, clientes }: { servidores: Pick<ServerProcess, 'pid'>[]; clientes: Cliente[] },
  concurrencia: number,
): Promise<Medida> {
  const tiempos: number[] = []
  const sumCpu = () => servidores.reduce((suma, { pid }) => suma + readCpuMs(pid), 0)
  const cpu = sumCpu()
  const began = performance.now()
  await runConcurrently(tokens, concurrencia, async (token, worker) => {
    const { post } = clientes[worker % clientes.length]!
    const call = async (body: string) => {
      const answer = await post(body)
      if (answer.status !== 200 || answer.body.includes('"errors"')) throw new Error(answer.body)
    }
    await call(buildLookUp(idClima, token))
    for (const respuestas of guardados) {
      const sent = performance.now()
      await call(buildSave(idClima, token, respuestas))
      tiempos.push(performance.now() - sent)
    }
  })
  return {
    guardadosPorSegundo: tiempos.length / ((performance.now() - began) / 1000),
    p95: percentile(tiempos, 0.95),
    cpuPorGuardado: (sumCpu() - cpu) / tiempos.length,
  }
}

type Sitio = Parameters<typeof measureOnce>[2]

/** A busy server takes connections one by one, and whoever waits for one would not be among those who save at once. */
async function openConnections({ idClima, tokens }: Encuesta, { clientes }: Sitio, concurrencia: number) {
  await runConcurrently(tokens.slice(0, concurrencia), concurrencia, async (token, worker) => {
    await clientes[worker % clientes.length]!.post(buildLookUp(idClima, token))
  })
}

/** The best of some runs; tokens are spent only where surveys are stored. */
async function measureBest(
  encuesta: Encuesta,
  sitio: Sitio,
  concurrencia: number,
  spend: boolean,
): Promise<Medida> {
  const runs: Medida[] = []
  await openConnections(encuesta, sitio, concurrencia)
  for (let turn = 0; turn < RUNS; turn++) {
    const tokens = encuesta.tokens.slice(0, encuestasDe(concurrencia))
    if (spend) encuesta.tokens.splice(0, tokens.length)
    runs.push(await measureOnce(encuesta, tokens, sitio, concurrencia))
  }
  return runs.reduce((a, b) => (b.guardadosPorSegundo > a.guardadosPorSegundo ? b : a))
}

type Referencias = Map<number, { of: string; value: number }>

/** The same surveys, sent to a handler that reads their bodies and does nothing else; and bare commits. */
async function measureReferencias(base: Base, encuesta: Encuesta): Promise<Referencias> {
  const handler = await startProceso('./handler-process.ts')
  const cliente = createCliente(`http://127.0.0.1:${handler.port}/`)
  const sitio = { servidores: [handler], clientes: [cliente] }
  // As before the server's turn: compilers first, the generator's too.
  await measureOnce(encuesta, encuesta.tokens.slice(0, CALENTAMIENTO), sitio, 16)
  const referencias: Referencias = new Map()
  for (const concurrencia of CONCURRENCIAS) {
    const { guardadosPorSegundo: parsed, p95 } = await measureBest(encuesta, sitio, concurrencia, false)
    const commits = await measureCommits(base.location, concurrencia)
    const smaller = parsed < commits ? 'a handler that only parses' : 'raw one-row commits'
    referencias.set(concurrencia, { of: smaller, value: Math.min(parsed, commits) })
    console.log(
      `${base.location.engine}, ${concurrencia} at once: parse only ${parsed.toFixed(0)}/s (p95 ${p95.toFixed(1)} ms), raw commits ${commits.toFixed(0)}/s`,
    )
  }
  cliente.close()
  await handler.stop()
  return referencias
}

async function measureServidores(
  nombre: string,
  base: Base,
  encuesta: Encuesta,
  referencias: Referencias,
  procesos: number,
): Promise<Figure[]> {
  const servidores = await Promise.all(
    Array.from({ length: procesos }, () => startServerProcess(base.entorno)),
  )
  const clientes = servidores.map(({ url }) => createCliente(`${url}/api/graphql`))
  const sitio = { servidores, clientes }
  const figures: Figure[] = []
  // Compilers and caches first.
  await measureOnce(encuesta, encuesta.tokens.splice(0, CALENTAMIENTO), sitio, 16)
  for (const concurrencia of CONCURRENCIAS) {
    const best = await measureBest(encuesta, sitio, concurrencia, true)
    const { of, value } = referencias.get(concurrencia)!
    const sqlite = base.location.engine === 'sqlite'
    figures.push(
      {
        name: `${nombre}, ${concurrencia} at once: saves`,
        value: best.guardadosPorSegundo,
        unit: '/s',
        ratio: { of, value: best.guardadosPorSegundo / value },
        ...(sqlite ? { aim: '≥ 0.4 ×' } : {}),
      },
      {
        name: `${nombre}, ${concurrencia} at once: p95`,
        value: best.p95,
        unit: 'ms',
        ...(concurrencia === 64 ? { aim: '≤ 100 ms' } : {}),
        ...(sqlite && concurrencia === 256 ? { aim: '≤ 50 ms' } : {}),
      },
      {
        name: `${nombre}, ${concurrencia} at once: processor per save`,
        value: best.cpuPorGuardado,
        unit: 'ms',
      },
    )
  }
  for (const cliente of clientes) cliente.close()
  for (const servidor of servidores) await servidor.stop()
  return figures
}

export async function benchRespuestas(): Promise<void> {
  const personasPorMedida = CALENTAMIENTO + RUNS * CONCURRENCIAS.reduce((suma, c) => suma + encuestasDe(c), 0)
  await withBases(async (bases) => {
    const figures: Figure[] = []
    for (const base of bases) {
      const { engine } = base.location
      const vueltas = engine === 'postgres' ? [1, 2] : [1]
      const encuesta = await loadEncuesta(base, personasPorMedida * vueltas.length)
      const referencias = await measureReferencias(base, encuesta)
      for (const procesos of vueltas) {
        const nombre = procesos === 1 ? engine : `${engine}, ${procesos} processes`
        figures.push(...(await measureServidores(nombre, base, encuesta, referencias, procesos)))
      }
    }
    reportFigures('respuestas', figures)
  })
}

if (import.meta.main) await benchRespuestas()
