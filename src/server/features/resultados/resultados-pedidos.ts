import type { RequestContext } from '../../context.ts'
import type { PedidoDeResultados } from './get-resultados.ts'
import { type ClimaConFuente, readFuente } from './read-fuente.ts'
import { computeResultadosDeClima, type ResultadosDeClima } from './resultados-de-clima.ts'

const createPedidos = () => ({
  fuentes: new Map<string, Promise<ClimaConFuente>>(),
  resultados: new Map<string, Promise<ResultadosDeClima>>(),
})

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
  const { fuentes, resultados } = ctx.memory.get(createPedidos)
  return remember(resultados, `${baseDeCalculo} ${idClima}`, async () =>
    computeResultadosDeClima(await remember(fuentes, idClima, () => readFuente(ctx, idClima)), baseDeCalculo),
  )
}
