import { formatNombres } from '#domain/cvs/cv.ts'
import { formatFecha, formatMes } from '#domain/fechas/format-fecha.ts'
import type { Plantilla, Plantillas } from '#server/mail/correo.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { findCv } from '../cvs-store.ts'
import { findFechaDeBorrado } from '../find-fecha-de-borrado.ts'
import { findSolicitud } from './solicitudes-store.ts'
import { computeToken } from './token-de-actualizacion.ts'

export interface DatosDeSolicitud {
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
  return renderCorreo(config, {
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
