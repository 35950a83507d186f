import { hideTamanos } from '#domain/resultados/fuente.ts'
import { findClimaPedido } from '#features/climas/server/leer-clima.ts'
import type { RequestContext } from '#server/context/context.ts'
import {
  type ClimaConFuente,
  computeResultadosDeClima,
  type PedidoDeResultados,
  type ResultadosDeClima,
  readFuente,
} from './leer-resultados.ts'

const createPedidos = () => ({
  fuentes: new Map<string, Promise<ClimaConFuente>>(),
  resultados: new Map<string, Promise<ResultadosDeClima>>(),
})

function remember<T>(memoria: Map<string, T>, clave: string, find: () => T): T {
  const hallado = memoria.get(clave) ?? find()
  memoria.set(clave, hallado)
  return hallado
}

/** All figures of one request are of one moment. */
export function getResultadosPedidos(
  ctx: RequestContext,
  { idClima, baseDeCalculo = null }: PedidoDeResultados,
): Promise<ResultadosDeClima> {
  const { fuentes, resultados } = ctx.memory.get(createPedidos)
  return remember(resultados, `${baseDeCalculo} ${idClima}`, async () => {
    const leida = await remember(fuentes, idClima, () =>
      readFuente(ctx, idClima, findClimaPedido(ctx, { idClima })),
    )
    const fuente = ctx.sesion?.rol === 'cliente' ? hideTamanos(leida.fuente) : leida.fuente
    return computeResultadosDeClima({ clima: leida.clima, fuente }, baseDeCalculo)
  })
}
