import { randomUUID } from 'node:crypto'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { addDias, DIAS_DE_ENLACE } from '#domain/cvs/plazos.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { requireCuotaDeCorreos } from '#features/cuentas/server/ajustes/require-cuota-de-correos.ts'
import { badUserInput } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { deleteCorreosDeReferencias } from '#server/mail/outbox-store.ts'
import { findCv, lockVigente } from '../cvs-store.ts'
import { getReferenciaDeCv } from '../referencia-de-correo.ts'
import type { DatosDeSolicitud } from './plantillas-actualizacion.ts'
import { endSolicitudes, insertSolicitud, listSolicitudes } from './solicitudes-store.ts'
import { computeToken, hashToken } from './token-de-actualizacion.ts'

/** How many were asked, were asked within the last day already, and are gone. */
export type Mandados = Record<'mandados' | 'recientes' | 'idos', number>

/** Nobody gets two such mails in a day. One from further ahead was sent by a clock that was wrong. */
async function sendSolicitud(tx: Tx, ctx: AppContext, idCv: string): Promise<keyof Mandados> {
  const now = ctx.now()
  if ((await lockVigente(tx, idCv)) === null) return 'idos'
  const cv = (await findCv(tx, idCv))!
  const ultima = (await listSolicitudes(tx, [idCv])).get(idCv)!.at(-1)
  if (ultima && Math.abs(now - ultima.enviada) < DIA_MS) return 'recientes'
  const id = randomUUID()
  const referencia = getReferenciaDeCv(idCv)
  await endSolicitudes(tx, idCv, now)
  await deleteCorreosDeReferencias(tx, [referencia])
  const hasta = addDias(now, DIAS_DE_ENLACE)
  await insertSolicitud(tx, { id, idCv, tokenHash: hashToken(computeToken(ctx, id)), enviada: now, hasta })
  const datos: DatosDeSolicitud = { idSolicitud: id }
  await requireCuotaDeCorreos(tx, ctx, 1)
  await insertCorreo(tx, { plantilla: 'actualizar-cv', datos, para: cv.correo, referencia }, now)
  return 'mandados'
}

/** Asks each person, by mail and with a link of their own, whether the CV is still true: all of them, or nobody. */
export async function sendSolicitudes(
  ctx: AppContext,
  { idsCv }: { idsCv: readonly string[] },
): Promise<Mandados> {
  const distintos = [...new Set(idsCv)]
  if (distintos.length === 0) throw badUserInput('Escoge a quién se le manda el enlace.')
  if (distintos.length > LIMITES_DE_CV.pagina) {
    throw badUserInput(`El enlace se manda a ${LIMITES_DE_CV.pagina} personas a la vez como máximo.`)
  }
  return inTransaction(ctx.db, async (tx) => {
    const cuenta: Mandados = { mandados: 0, recientes: 0, idos: 0 }
    // Always in one order, so that two who ask the same people do not wait for each other.
    for (const idCv of distintos.toSorted()) cuenta[await sendSolicitud(tx, ctx, idCv)]++
    if (cuenta.mandados > 0)
      await noteBitacora(tx, ctx, { tipo: 'actualizacionesPedidas', datos: { personas: cuenta.mandados } })
    return cuenta
  })
}
