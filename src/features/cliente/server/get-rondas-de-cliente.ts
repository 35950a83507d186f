import type { RondaDeCliente } from '#contract/schema.generated.ts'
import { computeParticipacionVisible } from '#domain/cliente/participacion-visible.ts'
import { getMinimoDeCliente } from '#domain/climas/minimo-por-grupo.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import { getClimas } from '#features/climas/server/get-climas.ts'
import { listGruposReservados } from '#features/climas/server/list-grupos-reservados.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import type { RequestContext } from '#server/context/context.ts'
import { listPublicados } from './publicados-store.ts'

/** A whitelist: what is not here a client does not see. */
function presentRonda(
  clima: ClimaConParticipacion,
  { publicado, reservados }: { publicado: number | null; reservados: ReadonlySet<string> },
): RondaDeCliente {
  const areas = clima.definicion.areasDeTrabajo
  const participacion = computeParticipacionVisible(clima.participacion.porGrupo, {
    areas,
    minimo: getMinimoDeCliente(clima),
    reservados,
  })
  return {
    id: clima.id,
    idEmpresa: clima.idEmpresa,
    empresa: clima.empresa.nombre_comercial,
    anio: clima.anio,
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
