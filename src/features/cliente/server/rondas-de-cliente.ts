import type { RondaDeCliente } from '#contract/schema.generated.ts'
import { sayParticipacion } from '#domain/cliente/participacion-dicha.ts'
import { computeParticipacionVisible } from '#domain/cliente/participacion-visible.ts'
import { getMinimoDeCliente } from '#domain/climas/minimo-por-grupo.ts'
import type { ClimaConParticipacion, ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { getClimas } from '#features/climas/server/get-climas.ts'
import { findClima } from '#features/climas/server/leer-clima.ts'
import { listGruposReservados } from '#features/climas/server/list-grupos-reservados.ts'
import { climaNotFound } from '#features/climas/server/require-clima.ts'
import { requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { listPublicados } from './publicados-store.ts'

/** Since when the clients of the company see its figures; null: they do not. */
export const getPublicadoAlCliente = async (
  { db }: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<number | null> => (await listPublicados(db, [idClima])).get(idClima) ?? null

/** Every round whose figures the clients of its company see. */
export const listPublicadosAlCliente = async ({ db }: Pick<AppContext, 'db'>): Promise<ReadonlySet<string>> =>
  new Set((await listPublicados(db, null)).keys())

/** A whitelist: what is not here a client does not see. */
function presentRonda(
  clima: ClimaConParticipacion,
  { publicado, reservados }: { publicado: number | null; reservados: ReadonlySet<string> },
): RondaDeCliente {
  const areas = clima.definicion.areasDeTrabajo
  const minimo = getMinimoDeCliente(clima)
  const visible = computeParticipacionVisible(clima.participacion.porGrupo, { areas, minimo, reservados })
  // Closed, nobody is asked to answer any more, and its figures name how many people are behind them.
  const participacion = clima.cerrado ? visible : sayParticipacion(visible, minimo)
  return {
    id: clima.id,
    idEmpresa: clima.idEmpresa,
    empresa: clima.empresa.nombre_comercial,
    periodo: clima.periodo,
    encuestaActiva: clima.encuestaActiva,
    cerrado: clima.cerrado,
    fechaInicio: clima.fechaInicio,
    fechaLimite: clima.fechaLimite,
    minimoPorGrupo: clima.minimoPorGrupo,
    publicado,
    ...participacion,
  }
}

export async function getRondasDeCliente(ctx: RequestContext): Promise<RondaDeCliente[]> {
  const idsEmpresas = requireSesion(ctx).empresas?.map(({ id }) => id) ?? []
  const climas = await getClimas(ctx, { cuales: { idsEmpresas } })
  const publicados = await listPublicados(
    ctx.db,
    climas.map(({ id }) => id),
  )
  const reservados = await listGruposReservados(ctx.db, climas)
  return climas.map((clima) =>
    presentRonda(clima, {
      publicado: publicados.get(clima.id) ?? null,
      reservados: reservados.get(clima.id) ?? new Set(),
    }),
  )
}

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
