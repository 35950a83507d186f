import { randomUUID } from 'node:crypto'
import { LIMITES_DE_CV } from '../../../../domain/cvs/cv.ts'
import { addDias, DIAS_DE_ENLACE } from '../../../../domain/cvs/plazos.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/engine/transaction.ts'
import { badUserInput } from '../../../errors.ts'
import { insertCorreo } from '../../../mail/insert-correo.ts'
import { deleteCorreosDeReferencias } from '../../../mail/outbox-store.ts'
import { requireCuotaDeCorreos } from '../../ajustes/require-cuota-de-correos.ts'
import { noteBitacora } from '../../bitacora/note-bitacora.ts'
import { findCv, lockVigente } from '../cvs-store.ts'
import { getReferenciaDeCv } from '../referencia-de-correo.ts'
import type { DatosDeSolicitud } from './plantillas-actualizacion.ts'
import { endSolicitudes, insertSolicitud, listSolicitudes } from './solicitudes-store.ts'
import { computeToken, hashToken } from './token-de-actualizacion.ts'

const UN_DIA = 86_400_000

export interface Mandados {
  mandados: number
  /** Asked within the last day already, or gone. */
  omitidos: number
}

/** False where it was asked today already, or is gone: nobody gets two such mails in a day. */
async function sendSolicitud(tx: Tx, ctx: AppContext, idCv: string): Promise<boolean> {
  const now = ctx.now()
  if ((await lockVigente(tx, idCv)) === null) return false
  const cv = (await findCv(tx, idCv))!
  const ultima = (await listSolicitudes(tx, [idCv])).get(idCv)!.at(-1)
  if (ultima && ultima.enviada > now - UN_DIA) return false
  const id = randomUUID()
  const referencia = getReferenciaDeCv(idCv)
  await endSolicitudes(tx, idCv, now)
  await deleteCorreosDeReferencias(tx, [referencia])
  const hasta = addDias(now, DIAS_DE_ENLACE)
  await insertSolicitud(tx, { id, idCv, tokenHash: hashToken(computeToken(ctx, id)), enviada: now, hasta })
  const datos: DatosDeSolicitud = { idSolicitud: id }
  await requireCuotaDeCorreos(tx, ctx, 1)
  await insertCorreo(tx, { plantilla: 'actualizar-cv', datos, para: cv.correo, referencia }, now)
  return true
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
    let mandados = 0
    // Always in one order, so that two who ask the same people do not wait for each other.
    for (const idCv of distintos.toSorted()) if (await sendSolicitud(tx, ctx, idCv)) mandados++
    if (mandados > 0)
      await noteBitacora(tx, ctx, { tipo: 'actualizacionesPedidas', datos: { personas: mandados } })
    return { mandados, omitidos: distintos.length - mandados }
  })
}
