import type { RequestContext } from '../../context.ts'
import type { PedidoDeResultados } from './get-resultados.ts'
import { type ClimaConFuente, readFuente } from './read-fuente.ts'
import { computeResultadosDeClima, type ResultadosDeClima } from './resultados-de-clima.ts'

type Pedidos = {
  fuentes: Map<string, Promise<ClimaConFuente>>
  resultados: Map<string, Promise<ResultadosDeClima>>
}

const pedidos = new WeakMap<RequestContext, Pedidos>()

function remember<T>(memoria: Map<string, T>, clave: string, find: () => T): T {
  const hallado = memoria.get(clave) ?? find()
  memoria.set(clave, hallado)
  return hallado
}

/** All figures of one request are of one moment, and what they come from is read once. */
export function getResultadosPedidos(
  ctx: RequestContext,
  { idClima, baseDeCalculo = null }: PedidoDeResultados,
): Promise<ResultadosDeClima> {
  const suyos = pedidos.get(ctx) ?? { fuentes: new Map(), resultados: new Map() }
  pedidos.set(ctx, suyos)
  return remember(suyos.resultados, `${baseDeCalculo} ${idClima}`, async () =>
    computeResultadosDeClima(
      await remember(suyos.fuentes, idClima, () => readFuente(ctx, idClima)),
      baseDeCalculo,
    ),
  )
}
