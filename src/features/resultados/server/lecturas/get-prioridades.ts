import type { Prioridades } from '#contract/schema.generated.ts'
import { computePrioridades, type Prioridades as PrioridadesLeidas } from '#domain/lecturas/prioridades.ts'
import type { Ronda } from '#domain/lecturas/ronda.ts'
import { findLegibles } from '#features/cliente/server/rondas-de-cliente.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { presentCambio } from './get-cambios.ts'
import { presentClimaLeido, presentRondaAnterior } from './presentar-lecturas.ts'
import { findComparado, readComparacion, readRonda, readRondasDeEmpresa } from './rondas-leidas.ts'

export async function getPrioridades(
  ctx: RequestContext,
  { idClima }: { idClima: string },
): Promise<Prioridades> {
  const rondas = await readRondasDeEmpresa(ctx, { idClima, mayRead: await findLegibles(ctx) })
  const { clima } = rondas
  const comparado = findComparado(rondas, null)
  const { ronda, variables, prioridades } = await readPrioridades(ctx, clima, comparado)
  return {
    clima: await presentClimaLeido(ctx, clima, ronda),
    comparado: comparado && presentRondaAnterior(clima, comparado),
    variables,
    prioridades: prioridades.map(({ cambio, ...una }) => ({ ...una, cambio: presentCambio(cambio) })),
  }
}

/** Change beside another round; null where there is none. */
export async function readPrioridades(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  clima: ClimaConParticipacion,
  comparado: ClimaConParticipacion | null,
): Promise<PrioridadesLeidas & { ronda: Ronda }> {
  const comparacion = comparado && (await readComparacion(ctx, clima, comparado))
  const ronda = comparacion?.actual ?? (await readRonda(ctx, clima, { base: clima.baseDeCalculo }))
  return { ...computePrioridades(ronda, comparacion), ronda }
}
