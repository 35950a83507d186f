import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { findClima } from '#features/climas/server/find-clima.ts'
import { climaNotFound } from '#features/climas/server/require-clima.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import type { RequestContext } from '#server/context/context.ts'
import { listPublicados } from './publicados-store.ts'

async function requireRondaPropia(ctx: RequestContext, idClima: string): Promise<ClimaGuardado> {
  const clima = await findClima(ctx.db, { idClima })
  if (!clima || !requireSesion(ctx).empresas?.some(({ id }) => id === clima.idEmpresa)) throw climaNotFound()
  return clima
}

/**
 * Whatever of a round a client asks for stands behind this: it is of one of the client's companies and, unless it shows no
 * figures (`sinCifras`), closed and published to them now. Else it answers as for a round that does not exist.
 */
export async function requireRondaDeCliente(
  ctx: RequestContext,
  { idClima, sinCifras }: { idClima: string; sinCifras: boolean },
): Promise<void> {
  const { cerrado } = await requireRondaPropia(ctx, idClima)
  if (sinCifras) return
  if (!cerrado || !(await listPublicados(ctx.db, [idClima])).has(idClima)) throw climaNotFound()
}

/** Which of these rounds whoever asks may read figures of: staff all, a client those published to them. */
export async function findLegibles(ctx: RequestContext): Promise<(clima: ClimaGuardado) => boolean> {
  const { empresas } = requireSesion(ctx)
  if (empresas === null) return () => true
  const publicados = await listPublicados(ctx.db, null)
  return ({ id, idEmpresa, cerrado }) =>
    cerrado && publicados.has(id) && empresas.some((empresa) => empresa.id === idEmpresa)
}
