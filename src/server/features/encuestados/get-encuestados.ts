import type { EstadoDeCorreo } from '../../../domain/encuesta/estado-correo.ts'
import type { EstadoDeEncuestado } from '../../../domain/encuesta/estado-encuestado.ts'
import type { AppContext } from '../../context.ts'
import { type EstadoCorreo, findEstadosDeCorreos } from '../../mail/outbox-store.ts'
import { requireClima } from '../climas/require-clima.ts'
import { listEstados } from '../encuesta/list-estados.ts'
import { deriveLlave } from '../llaves/llave.ts'
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
  { db, secret }: Pick<AppContext, 'db' | 'secret'>,
  { idClima }: { idClima: string },
): Promise<EncuestadoConEstados[]> {
  const clima = await requireClima(db, idClima)
  const { sal } = clima
  const encuestados = await listEncuestados(db, idClima)
  if (!sal) {
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
  const estados = await listEstados(db, deriveLlave(secret, sal), {
    clima,
    idsEncuestados: encuestados.map(({ id }) => id),
  })
  return encuestados.map((encuestado) => ({
    ...encuestado,
    estado: estados.get(encuestado.id)!,
    estadoCorreo: formatEstadoCorreo(correos.get(getReferenciaDeCorreo(encuestado.id))),
  }))
}
