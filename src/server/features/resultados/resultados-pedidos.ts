import type { RequestContext } from '../../context.ts'
import { getResultados } from './get-resultados.ts'
import type { ResultadosDeClima } from './resultados-de-clima.ts'

const pedidos = new WeakMap<RequestContext, Map<string, Promise<ResultadosDeClima>>>()

/** All figures of one request are of one moment, and whether anything changed is looked up once. */
export function getResultadosPedidos(
  ctx: RequestContext,
  { idClima }: { idClima: string },
): Promise<ResultadosDeClima> {
  const porClima = pedidos.get(ctx) ?? new Map<string, Promise<ResultadosDeClima>>()
  pedidos.set(ctx, porClima)
  const resultados = porClima.get(idClima) ?? getResultados(ctx, { idClima })
  porClima.set(idClima, resultados)
  return resultados
}
