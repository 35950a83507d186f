import type { EstadoDeCorreo } from '../../../domain/encuesta/estado-correo.ts'
import type { EstadoDeEncuestado } from '../../../domain/encuesta/estado-encuestado.ts'
import type { AppContext } from '../../context.ts'
import { type EstadoCorreo, findEstadosDeCorreos } from '../../mail/outbox-store.ts'
import { requireClima } from '../climas/require-clima.ts'
import { listEstados } from '../encuesta/list-estados.ts'
import { findLlave } from '../llaves/find-llave.ts'
import { type Encuestado, listEncuestados } from './encuestados-store.ts'
import { getReferenciaDeCorreo } from './referencia-de-correo.ts'

export interface EncuestadoConEstados extends Encuestado {
  estado: EstadoDeEncuestado | 'Cerrada'
  estadoCorreo: EstadoDeCorreo
}

const ESTADO_DE_CORREO: Record<EstadoCorreo, EstadoDeCorreo> = {
  en_cola: 'En cola',
  enviado: 'Se Envió',
  rechazado: 'Error al envío',
}

const formatEstadoCorreo = (estado: EstadoCorreo | null | undefined): EstadoDeCorreo =>
  estado ? ESTADO_DE_CORREO[estado] : 'No Se envió por correo'

/** Without a transaction around it: a person's status does not depend on another's, and deriving them takes a while. */
export async function getEncuestados(
  ctx: Pick<AppContext, 'db' | 'config' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<EncuestadoConEstados[]> {
  const { db } = ctx
  const clima = await requireClima(db, idClima)
  const llave = await findLlave(ctx, clima)
  const encuestados = await listEncuestados(db, idClima)
  if (!llave) {
    return encuestados.map((encuestado) => ({
      ...encuestado,
      estado: 'Cerrada',
      estadoCorreo: formatEstadoCorreo(encuestado.correoFinal),
    }))
  }
  const conCorreo = encuestados.filter(({ correo }) => correo !== null)
  const correos = await findEstadosDeCorreos(
    db,
    conCorreo.map(({ id }) => getReferenciaDeCorreo(id)),
  )
  const estados = await listEstados(db, llave, {
    clima,
    idsEncuestados: encuestados.map(({ id }) => id),
  })
  return encuestados.map((encuestado) => ({
    ...encuestado,
    estado: estados.get(encuestado.id)!,
    estadoCorreo: formatEstadoCorreo(correos.get(getReferenciaDeCorreo(encuestado.id))),
  }))
}
