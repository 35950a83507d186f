import type { DistribucionDePreguntas } from '#contract/schema.generated.ts'
import { listDistribuciones } from '#domain/lecturas/distribuciones.ts'
import { notFound } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import { getResultadosPedidos } from './resultados-pedidos.ts'

/** idParte: null, the whole company. */
export async function getDistribucionDePreguntas(
  ctx: RequestContext,
  { idClima, idParte }: { idClima: string; idParte?: string | null },
): Promise<DistribucionDePreguntas> {
  const { clima, resultados } = await getResultadosPedidos(ctx, { idClima })
  if (!idParte) return present(clima.definicion, resultados.general, null)
  const { areasDeTrabajo, gruposDeOpinion, antiguedades } = resultados
  const parte = [...areasDeTrabajo, ...gruposDeOpinion, ...antiguedades].find(({ id }) => id === idParte)
  if (!parte) throw notFound('No existe esa parte del clima.')
  return present(clima.definicion, parte, parte.reserva)
}

const present = (
  definicion: Parameters<typeof listDistribuciones>[0],
  satisfaccion: Parameters<typeof listDistribuciones>[1],
  reserva: DistribucionDePreguntas['reserva'],
): DistribucionDePreguntas => ({
  reserva: reserva ?? null,
  encuestados: reserva ? 0 : satisfaccion.encuestados,
  preguntas: reserva ? [] : listDistribuciones(definicion, satisfaccion),
})
