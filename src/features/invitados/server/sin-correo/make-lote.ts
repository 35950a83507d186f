import { badUserInput } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { insertLote, type ViaDeLote } from '#server/llaves/lotes/lotes.ts'
import { inClimaAbierto } from '../encuestados/in-clima-abierto.ts'
import { CERRADO, requireGrupo } from '../encuestados/insert-invitaciones.ts'
import { requireLugares } from '../encuestados/llegadas/require-lugares.ts'
import type { LoteContado } from './get-lotes.ts'

export const MAX_HOJAS = 1_000

/** Places for people of a group who have no address; within the plan. */
export function makeLote(
  ctx: RequestContext,
  { idClima, idGrupo, via, hojas }: { idClima: string; idGrupo: string; via: ViaDeLote; hojas: number },
): Promise<LoteContado> {
  if (hojas < 1 || hojas > MAX_HOJAS) throw badUserInput('Un lote es para 1 a 1,000 personas.', 'hojas')
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO, aSolas: true }, async (tx, { clima }) => {
    const grupo = requireGrupo(clima, idGrupo)
    await requireLugares(tx, clima, { grupo, cuantos: hojas })
    const creado = ctx.now()
    const idUsuario = ctx.sesion?.idUsuario ?? null
    const lote = await insertLote(tx, idClima, { idGrupo, via, hojas, series: 0, creado, idUsuario })
    const datos = { grupo: grupo.orden, lote: lote.numero, personas: hojas }
    const tipo = via === 'papeleta' ? 'papeletasHechas' : 'cuestionariosHechos'
    await noteBitacora(tx, ctx, { tipo, datos, idEmpresa: clima.idEmpresa, idClima })
    return { ...lote, nombre: null, usadas: hojas >= clima.minimoPorGrupo ? 0 : null }
  })
}
