// Thousands of respondents who think, type and lose their network: on one process, and on three behind a proxy.

import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { type Encuesta, loadEncuesta } from './support/encuesta.ts'
import { readCpuMs, readResidentMb } from './support/medir.ts'
import { checkHojas } from './support/multitud/check-hojas.ts'
import { watchEsperas } from './support/multitud/esperas.ts'
import type { Resumen } from './support/multitud/generador-process.ts'
import type { Pedido } from './support/multitud/pedido.ts'
import { startProceso } from './support/proceso.ts'
import { type Figure, reportFigures } from './support/report.ts'

interface Opciones {
  personas: number
  minutos: number
}

function readOpciones(args: string[]): Opciones & { nodos: number[] } {
  const { values } = parseArgs({
    args,
    options: {
      personas: { type: 'string', default: '5000' },
      minutos: { type: 'string', default: '10' },
      nodos: { type: 'string', default: '1,3' },
    },
  })
  return {
    personas: Number(values.personas),
    minutos: Number(values.minutos),
    nodos: values.nodos.split(',').map(Number),
  }
}

/** The survey's page and what its HTML asks for: fonts and the like come from its styles, and are kept by the browser. */
async function readPagina(origen: string, idClima: string) {
  const direccion = `/admin/clima-organizacional/encuesta/${idClima}`
  const html = await (await fetch(origen + direccion)).text()
  const archivos = new Set(
    Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, path]) => path!),
  )
  return { direccion, archivos: [...archivos] }
}

async function planPedido(origen: string, encuesta: Encuesta, { minutos }: Opciones): Promise<Pedido> {
  const { idClima, tokens, guardados } = encuesta
  const duracionMs = minutos * 60_000
  return {
    ...(await readPagina(origen, idClima)),
    origen,
    idClima,
    tokens,
    duracionMs,
    llegadasMs: duracionMs / 5,
    // Most finish, some are still at it when the time is over.
    pausaMs: (duracionMs * 0.75) / guardados.length,
  }
}

/** The most memory that any of the nodes held meanwhile. */
function watchMemoria(servidores: readonly ServerProcess[]) {
  let mayor = 0
  const timer = setInterval(() => {
    for (const { pid } of servidores) mayor = Math.max(mayor, readResidentMb(pid))
  }, 1_000)
  return () => {
    clearInterval(timer)
    return mayor
  }
}

function listFigures(
  nombre: string,
  resumen: Resumen,
  extra: { memoria: number; cpu: number; mal: string[] },
) {
  const { tiempos, cuentas, cuantosErrores, perdidos, retrasos } = resumen
  const guardadas = cuentas.reduce((suma, cuenta) => suma + cuenta.guardadas, 0)
  const figure = (name: string, value: number, unit: string, aim?: string): Figure => ({
    name: `${nombre}: ${name}`,
    value,
    unit,
    ...(aim ? { aim } : {}),
  })
  return [
    figure('saves acknowledged', guardadas, 'saves'),
    figure('saves that a network took with it, and were sent again', perdidos, 'saves'),
    figure('errors', cuantosErrores, '', '0'),
    figure('acknowledged and not stored so', extra.mal.length, '', '0'),
    figure('a save, p50', tiempos.guardado.p50, 'ms'),
    figure('a save, p95', tiempos.guardado.p95, 'ms', '≤ 200 ms'),
    figure('a save, p99', tiempos.guardado.p99, 'ms'),
    figure('a save, slowest', tiempos.guardado.max, 'ms'),
    figure(`a look-up, p95 of ${tiempos.consulta.cuantos}`, tiempos.consulta.p95, 'ms', '≤ 200 ms'),
    figure(`the page, p95 of ${tiempos.pagina.cuantos}`, tiempos.pagina.p95, 'ms'),
    figure(`a file of it, p95 of ${tiempos.archivo.cuantos}`, tiempos.archivo.p95, 'ms'),
    figure('the generator itself was late, p99', retrasos.p99, 'ms'),
    figure('the generator itself was late, at most', retrasos.max, 'ms'),
    figure('processor of all nodes', extra.cpu / 1_000, 's'),
    figure('most memory of a node', extra.memoria, 'MB'),
  ]
}

async function measureMultitud(base: Base, nodos: number, opciones: Opciones): Promise<Figure[]> {
  const encuesta = await loadEncuesta(base, opciones.personas)
  const entorno = { ...base.entorno, ...(nodos > 1 ? { TRUST_PROXY: '1' } : {}) }
  const servidores = await Promise.all(Array.from({ length: nodos }, () => startServerProcess(entorno)))
  const proxy =
    nodos > 1
      ? await startProceso(
          './multitud/proxy-process.ts',
          servidores.map(({ origin }) => origin),
        )
      : null
  const origen = proxy
    ? `http://127.0.0.1:${proxy.port}`
    : servidores[0]!.origin.replace('localhost', '127.0.0.1')
  const generador = await startProceso('./multitud/generador-process.ts')
  const sumCpu = () => servidores.reduce((suma, { pid }) => suma + readCpuMs(pid), 0)
  const cpu = sumCpu()
  const readMemoria = watchMemoria(servidores)
  const { location } = base
  const readEsperas =
    location.engine === 'postgres' ? await watchEsperas(location.url, opciones.minutos * 60_000) : null
  const resumen = (await generador.ask(await planPedido(origen, encuesta, opciones))) as Resumen
  const extra = { memoria: readMemoria(), cpu: sumCpu() - cpu }
  const decimos = resumen.p95PorDecimo.map((ms) => ms.toFixed(0)).join(', ')
  console.log(`${nodos} of us: p95 of a save in each tenth of the time, in ms: ${decimos}`)
  for (const [i, esperas] of ((await readEsperas?.()) ?? []).entries())
    console.log(`tenth ${i + 1}, PostgreSQL's connections wait for: ${esperas}`)
  for (const que of resumen.errores) console.log(`error: ${que}`)
  await generador.stop()
  await proxy?.stop()
  // What nobody waited for any more may still be on its way to the disk.
  await sleep(1_000)
  for (const servidor of servidores) await servidor.stop()
  const mal = await checkHojas(base, encuesta, resumen.cuentas)
  for (const que of mal.slice(0, 20)) console.log(`wrong: ${que}`)
  return listFigures(`${base.location.engine}, ${nodos} of us`, resumen, { ...extra, mal })
}

/** Options: --personas=5000 --minutos=10 --nodos=1,3 (one on SQLite, several on PostgreSQL). */
export async function benchMultitud(args: string[]): Promise<void> {
  const { nodos, ...opciones } = readOpciones(args)
  await withBases(async (bases) => {
    const figures: Figure[] = []
    for (const cuantos of nodos) {
      const engine = cuantos === 1 ? 'sqlite' : 'postgres'
      const base = bases.find(({ location }) => location.engine === engine)!
      figures.push(...(await measureMultitud(base, cuantos, opciones)))
    }
    reportFigures('multitud', figures)
  })
}

if (import.meta.main) await benchMultitud(process.argv.slice(2))
