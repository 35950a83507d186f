import { hideTamanos } from '../../../domain/resultados/fuente.ts'
import type { ClaseDeConjunto } from '../../../domain/resultados/supresion/patron.ts'
import type { RequestContext } from '../../context.ts'
import { findClimaPedido } from '../climas/find-clima.ts'
import type { PedidoDeResultados } from './get-resultados.ts'
import { type ClimaAbierto, openFuente } from './read-fuente.ts'
import { rememberResultados } from './resultados-conocidos.ts'
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
  const deCliente = ctx.sesion?.rol === 'cliente'
  const find = async () => {
    const { clima, origen, readFuente } = await remember(abiertos, idClima, () =>
      openFuente(ctx, idClima, findClimaPedido(ctx, { idClima })),
    )
    const compute = async () => {
      const leida = await readFuente(clases)
      const fuente = deCliente ? hideTamanos(leida) : leida
      return computeResultadosDeClima({ clima, fuente }, baseDeCalculo)
    }
    if (origen === null) return compute()
    const clave = JSON.stringify([origen, clases, baseDeCalculo, deCliente])
    return rememberResultados(ctx.db, { clave, clima, clases }, compute)
  }
  const nuevos = find()
  hechos.push({ clases, resultados: nuevos })
  return nuevos
}
