import { hideTamanos } from '../../../domain/resultados/fuente.ts'
import type { ClaseDeConjunto } from '../../../domain/resultados/supresion/patron.ts'
import type { RequestContext } from '../../context.ts'
import type { PedidoDeResultados } from './get-resultados.ts'
import { type ClimaAbierto, openFuente } from './read-fuente.ts'
import { computeResultadosDeClima, type ResultadosDeClima } from './resultados-de-clima.ts'

type Pedidos = Map<string, { clases: readonly ClaseDeConjunto[]; resultados: Promise<ResultadosDeClima> }[]>

const createPedidos = () => ({
  abiertos: new Map<string, Promise<ClimaAbierto>>(),
  resultados: new Map() as Pedidos,
})

function remember<T>(memoria: Map<string, T>, clave: string, find: () => T): T {
  const hallado = memoria.get(clave) ?? find()
  memoria.set(clave, hallado)
  return hallado
}

/** All figures of one request are of one moment; of the sets that a part of it needs the sums are read, and no others. */
export function getResultadosPedidos(
  ctx: RequestContext,
  { idClima, baseDeCalculo = null }: PedidoDeResultados,
  clases: readonly ClaseDeConjunto[] = [],
): Promise<ResultadosDeClima> {
  const { abiertos, resultados } = ctx.memory.get(createPedidos)
  const hechos = remember(resultados, `${baseDeCalculo} ${idClima}`, () => [])
  const hecho = hechos.find((uno) => clases.every((clase) => uno.clases.includes(clase)))
  if (hecho) return hecho.resultados
  const compute = async () => {
    const { clima, readFuente } = await remember(abiertos, idClima, () => openFuente(ctx, idClima))
    const leida = await readFuente(clases)
    const fuente = ctx.sesion?.rol === 'cliente' ? hideTamanos(leida) : leida
    return computeResultadosDeClima({ clima, fuente }, baseDeCalculo)
  }
  const nuevos = compute()
  hechos.push({ clases, resultados: nuevos })
  return nuevos
}
