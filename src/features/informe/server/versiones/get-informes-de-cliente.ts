import type { InformeDeCliente } from '#contract/schema.generated.ts'
import { findLegibles } from '#features/cliente/server/require-ronda-de-cliente.ts'
import { getClimas } from '#features/climas/server/get-climas.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import type { RequestContext } from '#server/context/context.ts'
import { listVersionesConEstado } from './list-versiones-con-estado.ts'
import { presentInformeDeCliente } from './present-version.ts'

/** The report in force of each round that the client may read. */
export async function getInformesDeCliente(ctx: RequestContext): Promise<InformeDeCliente[]> {
  const isLegible = await findLegibles(ctx)
  const idsEmpresas = requireSesion(ctx).empresas?.map(({ id }) => id)
  const cuales = idsEmpresas ? { idsEmpresas } : {}
  const climas = (await getClimas(ctx, { conParticipacion: false, cuales })).filter(isLegible)
  const versiones = await listVersionesConEstado(
    ctx.db,
    climas.map(({ id }) => id),
  )
  return climas.flatMap((clima) =>
    versiones
      .filter(({ id_clima, estado }) => id_clima === clima.id && estado === 'vigente')
      .map((version) => presentInformeDeCliente(ctx, version, clima)),
  )
}
