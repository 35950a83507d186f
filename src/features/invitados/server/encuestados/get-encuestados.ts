import type { EstadoDeEncuestado } from '#domain/encuesta/estado-encuestado.ts'
import {
  type EstadoDeCorreo,
  formatEstadoDeCorreo,
  formatEstadoFinalDeCorreo,
} from '#domain/encuestados/invitacion.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { listEstados } from '#features/encuesta/server/list-estados.ts'
import type { AppContext } from '#server/context/context.ts'
import { findLlaveSiEsta } from '#server/llaves/find-llave.ts'
import { findEstadosDeCorreos } from '#server/mail/outbox-store.ts'
import { type Encuestado, listEncuestados } from './encuestados-store.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'

export interface EncuestadoConEstados extends Encuestado {
  /** Nobody can tell while the climate's key is missing. */
  estado: EstadoDeEncuestado | 'Cerrada' | 'Desconocido'
  estadoCorreo: EstadoDeCorreo
}

/** Without a transaction around it: a person's status does not depend on another's, and deriving them takes a while. */
export async function getEncuestados(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<EncuestadoConEstados[]> {
  const { db } = ctx
  const clima = await requireClima(db, idClima)
  const encuestados = await listEncuestados(db, idClima)
  if (clima.cerrado) {
    return encuestados.map((encuestado) => ({
      ...encuestado,
      tokenVisto: false,
      estado: 'Cerrada',
      estadoCorreo: formatEstadoFinalDeCorreo(encuestado),
    }))
  }
  const conCorreo = encuestados.filter(({ correo }) => correo !== null)
  const correos = await findEstadosDeCorreos(
    db,
    conCorreo.map(({ id }) => getReferenciaDeCorreo(id)),
  )
  const llave = await findLlaveSiEsta(ctx, clima)
  const idsEncuestados = encuestados.map(({ id }) => id)
  const estados = llave && (await listEstados(db, llave, { clima, idsEncuestados }))
  return encuestados.map((encuestado) => ({
    ...encuestado,
    estado: estados?.get(encuestado.id) ?? 'Desconocido',
    estadoCorreo: formatEstadoDeCorreo(correos.get(getReferenciaDeCorreo(encuestado.id))),
  }))
}
