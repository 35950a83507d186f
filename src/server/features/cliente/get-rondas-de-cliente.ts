import type { RondaDeCliente } from '../../../contract/schema.generated.ts'
import { computeParticipacionVisible } from '../../../domain/cliente/participacion-visible.ts'
import type { RequestContext } from '../../context.ts'
import type { ClimaConParticipacion } from '../climas/clima-guardado.ts'
import { getClimas } from '../climas/get-climas.ts'
import { requireSesion } from '../sesion/require-sesion.ts'

/** A whitelist: what is not here a client does not see. */
const presentRonda = (clima: ClimaConParticipacion): RondaDeCliente => ({
  id: clima.id,
  empresa: clima.empresa.nombre_comercial,
  anio: clima.anio,
  encuestaActiva: clima.encuestaActiva,
  cerrado: clima.cerrado,
  fechaInicio: clima.fechaInicio,
  fechaLimite: clima.fechaLimite,
  minimoPorGrupo: clima.minimoPorGrupo,
  ...computeParticipacionVisible(clima.participacion.porGrupo, clima.minimoPorGrupo),
})

export async function getRondasDeCliente(ctx: RequestContext): Promise<RondaDeCliente[]> {
  const propias = new Set(requireSesion(ctx).empresas?.map(({ id }) => id))
  return (await getClimas(ctx)).filter(({ idEmpresa }) => propias.has(idEmpresa)).map(presentRonda)
}
