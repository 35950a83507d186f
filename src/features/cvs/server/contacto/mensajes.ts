import { CAMPOS_DE_CONTACTO } from '#domain/contacto/formulario.ts'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { badUserInput, notFound } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot, inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { parseDireccion } from '#server/mail/direccion.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { getResumenDeRetencion } from '../retencion/get-retencion.ts'
import { type FormularioRecibido, requireCampos } from './form-error.ts'
import {
  countNuevos,
  deleteContestados,
  deleteMensajes,
  insertMensaje,
  listMensajes,
  listMensajesDeCorreo,
  type Mensaje,
  updateContestado,
} from './mensajes-store.ts'
import type { DatosDeContacto } from './plantillas-contacto.ts'

export async function changeMensajeContestado(
  { db, now }: AppContext,
  { idMensaje, contestado }: { idMensaje: string; contestado: boolean },
): Promise<void> {
  const found = await updateContestado(db, idMensaje, contestado ? now() : null)
  if (!found) throw notFound('Ese mensaje ya no está: se borró o alguien lo borró.')
}

/** An answered message goes when its copies in the outbox do: what the privacy notice says holds for both. */
export async function eraseMensajes({ db, config, now }: AppContext): Promise<number> {
  return deleteContestados(db, now() - config.diasCorreos * DIA_MS)
}

export function getMensajes(
  { db }: Pick<AppContext, 'db'>,
  { limit, cursor }: { limit: number; cursor: number },
): Promise<Mensaje[]> {
  const { pagina } = LIMITES_DE_CV
  if (limit < 1 || limit > pagina) throw badUserInput(`Pide de 1 a ${pagina} mensajes.`)
  if (cursor < 0) throw badUserInput('La página no puede empezar antes del primer mensaje.')
  return inSnapshot(db, (tx) => listMensajes(tx, { limit, offset: cursor }))
}

export const countMensajesNuevos = ({ db }: Pick<AppContext, 'db'>): Promise<number> => countNuevos(db)

/** CVs about to be erased, for the dashboard; null while nothing is. */
export async function getPorBorrar(
  ctx: Pick<AppContext, 'db' | 'now'>,
): Promise<{ cuantos: number; desde: number } | null> {
  const { activaDesde, cvs, proximo } = await getResumenDeRetencion(ctx)
  return activaDesde !== null && proximo !== null ? { cuantos: cvs, desde: proximo } : null
}

/** Once this returns, the message is in the outbox and on staff's list, and cannot get lost. */
export async function insertContacto(ctx: AppContext, formulario: FormularioRecibido): Promise<void> {
  const valores = requireCampos(CAMPOS_DE_CONTACTO, formulario)
  const now = ctx.now()
  const datos: DatosDeContacto = { ...valores, consentimiento: now }
  const para = parseDireccion(ctx.config.mailTo).correo
  await inTransaction(ctx.db, async (tx) => {
    await insertMensaje(tx, valores, now)
    await insertCorreo(tx, { plantilla: 'contacto', datos, para }, now)
  })
}

export type MensajeDePersona = Mensaje

export const listMensajesDePersona = (db: Db, correo: string): Promise<Mensaje[]> =>
  listMensajesDeCorreo(db, correo)

export async function eraseMensajesDePersona(tx: Tx, correo: string): Promise<void> {
  const mensajes = await listMensajesDeCorreo(tx, correo)
  await deleteMensajes(
    tx,
    mensajes.map(({ id }) => id),
  )
}
