import { formatMensajeDeToken } from '../../../domain/encuesta/invitacion.ts'
import type { AppContext } from '../../context.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import { createEncuestado } from './create-encuestado.ts'
import { insertEncuestados } from './encuestados-store.ts'
import { inClimaAbierto } from './in-clima-abierto.ts'
import { CERRADO, insertInvitaciones, requireGrupo } from './insert-invitaciones.ts'

/** Somebody without address. The message carries the token, for it can be shown this once. */
function insertSinCorreo(
  ctx: AppContext,
  { idClima, idGrupo }: { idClima: string; idGrupo: string },
): Promise<string> {
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO }, async (tx, { clima, llave }) => {
    const { nombre } = requireGrupo(clima, idGrupo)
    const { encuestado, token } = createEncuestado(llave, idGrupo, null)
    await insertEncuestados(tx, idClima, [encuestado])
    const { idEmpresa } = clima
    await noteBitacora(tx, ctx, { tipo: 'invitacionesEnviadas', datos: { personas: 1 }, idEmpresa, idClima })
    return formatMensajeDeToken(nombre, token)
  })
}

/** An empty list is none (spec §5). */
export function insertNewEncuesta(
  ctx: AppContext,
  { idClima, idGrupo, correos }: { idClima: string; idGrupo: string; correos: readonly string[] | null },
): Promise<string> {
  if (!correos?.some((correo) => correo.trim())) return insertSinCorreo(ctx, { idClima, idGrupo })
  return insertInvitaciones(ctx, { idClima, invitaciones: [{ idGrupo, correos }] })
}
