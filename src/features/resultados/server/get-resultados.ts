import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import type { AppContext } from '#server/context/context.ts'
import { readFuente } from './read-fuente.ts'
import { computeResultadosDeClima, type ResultadosDeClima } from './resultados-de-clima.ts'

/** baseDeCalculo: where another one than the climate's own is wanted. */
export type PedidoDeResultados = { idClima: string; baseDeCalculo?: BaseDeCalculo | null }

export async function getResultados(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { idClima, baseDeCalculo }: PedidoDeResultados,
): Promise<ResultadosDeClima> {
  return computeResultadosDeClima(await readFuente(ctx, idClima), baseDeCalculo ?? null)
}
