import { createHash, randomUUID } from 'node:crypto'
import { formatNombres, LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { formatDigitos } from '#domain/cvs/palabras.ts'
import { addDias, DIAS_DE_ENLACE } from '#domain/cvs/plazos.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { formatFecha, formatMes } from '#domain/fechas/format-fecha.ts'
import { requireCuotaDeCorreos } from '#features/cuentas/server/ajustes/ajustes.ts'
import type { TipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import { badUserInput } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { deleteCorreosDeReferencias } from '#server/mail/outbox-store.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { listPlazasDeCv } from '../bandeja/envios-store.ts'
import { findFechaDeBorrado } from '../cvs.ts'
import { findCv, lockVigente } from '../cvs-store.ts'
import { getReferenciaDeCv } from '../escribir-cv.ts'
import {
  endSolicitudes,
  findSolicitud,
  findSolicitudAbierta,
  insertSolicitud,
  listSolicitudes,
  noteAbierta,
} from './solicitudes-store.ts'

const CIFRAS = 40

/** Derived when it is sent, so that the outbox never holds it; 160 bits that nobody guesses. */
const computeToken = ({ secret }: Pick<AppContext, 'secret'>, idSolicitud: string): string =>
  secret.sign('actualizar-cv', idSolicitud).slice(0, CIFRAS)

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Fields that a person's own link shows: no more than the person gave, and too little to be of use to anybody else. */
interface CvPropio {
  nombres: string
  alDia: number
  /** The positions asked for in the public form; tags are staff's own words. */
  plazas: string[]
  finDeCelular: string
  /** As the person called it; null where staff put the file in. */
  nombreArchivo: string | null
  tipoArchivo: TipoDeArchivo
  hasta: number
  /** Null where old CVs are not erased. */
  seBorra: number | null
}

/** Null where the link does not serve: unknown, used, over, or its CV is gone. All of these are one answer. */
export async function getCvPropio(ctx: AppContext, { token }: { token: string }): Promise<CvPropio | null> {
  const { db } = ctx
  const now = ctx.now()
  const solicitud = await findSolicitudAbierta(db, hashToken(token), now)
  const cv = solicitud && (await findCv(db, solicitud.idCv))
  if (!solicitud || !cv) return null
  await noteAbierta(db, solicitud.id, now)
  return {
    nombres: formatNombres(cv),
    alDia: cv.alDia,
    plazas: await listPlazasDeCv(db, cv.id),
    finDeCelular: formatDigitos(cv.celular).slice(-2),
    nombreArchivo: cv.archivoPropio ? cv.nombreArchivo : null,
    tipoArchivo: cv.tipoArchivo as TipoDeArchivo,
    hasta: solicitud.hasta,
    seBorra: await findFechaDeBorrado(ctx, cv),
  }
}

interface DatosDeSolicitud {
  idSolicitud: string
}

/** Unsent where the CV is gone, or the link was answered or replaced meanwhile. */
const actualizar: Plantilla<DatosDeSolicitud> = async (ctx, { idSolicitud }) => {
  const { db, config, now } = ctx
  const solicitud = await findSolicitud(db, idSolicitud)
  const cv = solicitud && (await findCv(db, solicitud.idCv))
  if (!solicitud || !cv || solicitud.contestada !== null || solicitud.hasta <= now()) return null
  const { timeZone } = config
  const seBorra = await findFechaDeBorrado(ctx, cv)
  return renderCorreo(ctx, {
    asunto: '¿Tu currículum sigue al día?',
    titulo: `Hola, ${formatNombres(cv)}. ¿Tu currículum sigue al día?`,
    bloques: [
      {
        tipo: 'parrafo',
        texto: `Lo último que supimos de tu currículum es de ${formatMes(cv.alDia, timeZone)}. Dinos si sigue igual, mándanos el nuevo o pídenos que lo borremos: toma un minuto y no necesitas contraseña.`,
      },
      {
        tipo: 'boton',
        texto: 'Poner al día mi currículum',
        // After #, so that no server, log or proxy on the way ever sees it.
        url: `${config.publicUrl}${config.basePath}/actualiza-cv#${computeToken(ctx, idSolicitud)}`,
      },
    ],
    nota: `El enlace es solo tuyo y sirve una vez, hasta el ${formatFecha(solicitud.hasta, timeZone)}. ${
      seBorra === null
        ? 'Si no quieres hacer nada, no tienes que contestar.'
        : `Si no contestas, borramos tu currículum el ${formatFecha(seBorra, timeZone)}.`
    }`,
  })
}

export const plantillasActualizacion: Plantillas = { 'actualizar-cv': actualizar }

/** Counts of those who were asked, were asked within the last day already, and are gone. */
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
  if (distintos.length > LIMITES_DE_CV.escogidos) {
    throw badUserInput(`El enlace se manda a ${LIMITES_DE_CV.escogidos} personas a la vez como máximo.`)
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
