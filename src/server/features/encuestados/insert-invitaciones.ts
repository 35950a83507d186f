import type { GrupoDeOpinion } from '../../../domain/climas/definicion.ts'
import { formatCantidad } from '../../../domain/texto/cantidad.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { inTurns } from '../../db/sql/chunks.ts'
import { badUserInput, notFound } from '../../errors.ts'
import { insertCorreos } from '../../mail/insert-correo.ts'
import { requireCuotaDeCorreos } from '../ajustes/require-cuota-de-correos.ts'
import { noteBitacora } from '../bitacora/note-bitacora.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { insertLote } from '../lotes/lotes.ts'
import type { Tell } from '../trabajos/carry-out.ts'
import { createEncuestado } from './create-encuestado.ts'
import { insertEncuestadosNuevos } from './encuestados-store.ts'
import { formatLista } from './frases.ts'
import { inClimaAbierto } from './in-clima-abierto.ts'
import { requireLugares } from './llegadas/require-lugares.ts'
import { buildCorreo } from './plantillas-encuestados.ts'
import { type Invitacion, requireCorreos } from './require-correos.ts'

export const CERRADO = 'El clima está cerrado: ya no se puede invitar a nadie.'

export function requireGrupo({ definicion }: ClimaGuardado, idGrupo: string): GrupoDeOpinion {
  const grupo = definicion.gruposDeOpinion.find(({ id }) => id === idGrupo)
  if (!grupo) throw notFound('Ese grupo de opinión no existe en este clima.')
  return grupo
}

function formatMensaje(
  { personas, sinCorreo }: { personas: number; sinCorreo: number },
  grupos: readonly GrupoDeOpinion[],
  saltados: readonly string[],
) {
  const donde = grupos.length === 1 ? `«${grupos[0]!.nombre}»` : `${grupos.length} grupos`
  const porCorreo = sinCorreo > 0 ? ' por correo' : ''
  const invitadas =
    personas === 0
      ? `No se invitó a nadie${porCorreo}.`
      : `Se invitó${porCorreo} a ${formatCantidad(personas, 'persona', 'personas')} de ${donde}.`
  const papeletas =
    sinCorreo > 0
      ? ` Para ${formatCantidad(sinCorreo, 'persona', 'personas')} sin correo ya hay lugar: imprime sus papeletas en «Sin correo».`
      : ''
  const hecho = invitadas + papeletas
  if (saltados.length === 0) return hecho
  const ya = saltados.length === 1 ? 'Ya estaba invitada y se saltó' : 'Ya estaban invitadas y se saltaron'
  return `${hecho} ${ya}: ${formatLista(saltados)}.`
}

/** Whoever has no address gets a slip of the group, without a name: a batch each, still to be printed. */
async function insertSinCorreo(
  tx: Tx,
  ctx: RequestContext,
  clima: ClimaGuardado,
  { idGrupo, sinCorreo }: Required<Invitacion>,
): Promise<void> {
  if (sinCorreo === 0) return
  const grupo = requireGrupo(clima, idGrupo)
  await requireLugares(tx, clima, { grupo, cuantos: sinCorreo })
  const { id: idClima, idEmpresa } = clima
  const { numero } = await insertLote(tx, idClima, {
    idGrupo,
    via: 'papeleta',
    hojas: sinCorreo,
    series: 0,
    creado: ctx.now(),
    idUsuario: ctx.sesion?.idUsuario ?? null,
  })
  const datos = { grupo: grupo.orden, lote: numero, personas: sinCorreo }
  await noteBitacora(tx, ctx, { tipo: 'papeletasHechas', datos, idEmpresa, idClima })
}

export interface ListaDeInvitaciones {
  idClima: string
  invitaciones: readonly Invitacion[]
  /** How many of them are written. */
  tell?: Tell
}

/** All of it or nothing. Whoever is already invited to the climate is left as they are, and named. */
export async function insertInvitaciones(
  ctx: RequestContext,
  { idClima, invitaciones, tell }: ListaDeInvitaciones,
): Promise<string> {
  const revisadas = requireCorreos(invitaciones)
  const sinCorreo = revisadas.reduce((suma, invitacion) => suma + invitacion.sinCorreo, 0)
  if (revisadas.some((invitacion) => invitacion.sinCorreo < 0))
    throw badUserInput('Esa cantidad no es válida.')
  if (sinCorreo === 0 && revisadas.every(({ correos }) => correos.length === 0)) {
    throw badUserInput('No se invitó a nadie: la lista no trae direcciones de correo.')
  }
  const aSolas = sinCorreo > 0
  return inClimaAbierto(ctx, { idClima, cerrado: CERRADO, aSolas }, async (tx, { clima, llave }) => {
    const grupos = revisadas.map(({ idGrupo }) => requireGrupo(clima, idGrupo))
    const pedidos = revisadas.flatMap(({ idGrupo, correos }) =>
      correos.map((correo) => ({ idGrupo, correo })),
    )
    // In one order for everybody: two overlapping lists at once then wait for each other, and never in a circle.
    pedidos.sort((a, b) => (a.correo.toLowerCase() < b.correo.toLowerCase() ? -1 : 1))
    const saltados: string[] = []
    let escritas = 0
    for await (const tanda of inTurns(pedidos)) {
      const nuevos = tanda.map(({ idGrupo, correo }) => createEncuestado(llave, idGrupo, correo).encuestado)
      const insertados = await insertEncuestadosNuevos(tx, idClima, nuevos)
      const correos = nuevos
        .filter(({ id }) => insertados.has(id))
        .map(({ id, correo }) => buildCorreo('invitacion', { idClima, idEncuestado: id }, correo!))
      await insertCorreos(tx, correos, ctx.now())
      for (const { id, correo } of nuevos) if (!insertados.has(id)) saltados.push(correo!)
      escritas += tanda.length
      tell?.(escritas)
    }
    const personas = pedidos.length - saltados.length
    await requireCuotaDeCorreos(tx, ctx, personas)
    if (personas > 0) {
      const { idEmpresa } = clima
      await noteBitacora(tx, ctx, { tipo: 'invitacionesEnviadas', datos: { personas }, idEmpresa, idClima })
    }
    // After the mailed ones, which take their places of the plan.
    for (const invitacion of revisadas) await insertSinCorreo(tx, ctx, clima, invitacion)
    return formatMensaje({ personas, sinCorreo }, [...new Set(grupos)], saltados)
  })
}
