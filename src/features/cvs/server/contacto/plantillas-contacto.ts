import type { EnvioDeCurriculum, MensajeDeContacto } from '#domain/contacto/formulario.ts'
import { AVISO_DE_CONTENIDO_ACTIVO, formatContenidoActivo } from '#domain/cvs/archivo.ts'
import { formatMomento } from '#domain/fechas/format-fecha.ts'
import type { MailContent, Plantilla, Plantillas } from '#server/mail/correo.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { openArchivoDeEnvio } from '../bandeja/aceptar-envio.ts'

/** When the form was sent, which is when the privacy notice beside its button was accepted. */
interface Consentido {
  consentimiento: number
}

export type DatosDeContacto = MensajeDeContacto & Consentido
/** idEnvio: where its file is. Absent in mails of a version that kept a copy of the file with the mail. */
export type DatosDeCurriculum = EnvioDeCurriculum & Consentido & { idEnvio?: string }

/** Answering the mail writes to the visitor. */
function addRemitente(
  content: MailContent,
  { nombre, correo }: { nombre: string; correo: string },
): MailContent {
  return { ...content, responderA: { nombre, correo } }
}

const contacto: Plantilla<DatosDeContacto> = async (ctx, datos) => {
  const { nombre, correo, tel, mensaje, consentimiento } = datos
  const content = await renderCorreo(ctx, {
    asunto: `Mensaje de ${nombre}`,
    titulo: `Mensaje de ${nombre}`,
    paraLaFirma: true,
    bloques: [
      { tipo: 'cita', texto: mensaje },
      {
        tipo: 'datos',
        filas: [
          ['Nombre', nombre],
          ['Correo', correo],
          ['Teléfono', tel],
        ],
      },
    ],
    nota: `Llegó por el formulario de contacto el ${formatMomento(consentimiento, ctx.config.timeZone)}; quien lo envió aceptó el aviso de privacidad. Al responder a este correo le escribes a su dirección.`,
  })
  return addRemitente(content, datos)
}

/** Goes unsent where the CV was erased while it waited. */
const curriculum: Plantilla<DatosDeCurriculum> = async (ctx, datos) => {
  const adjunto = datos.idEnvio === undefined ? undefined : await openArchivoDeEnvio(ctx.db, datos.idEnvio)
  if (adjunto === null) return null
  const { nombre, plaza, correo, tel, mensaje, consentimiento } = datos
  const activo = adjunto?.activo ?? []
  const content = await renderCorreo(ctx, {
    asunto: `Currículum de ${nombre} para ${plaza}`,
    titulo: `Currículum de ${nombre}`,
    paraLaFirma: true,
    bloques: [
      { tipo: 'cita', texto: mensaje },
      {
        tipo: 'datos',
        filas: [
          ['Nombre', nombre],
          ['Plaza', plaza],
          ['Correo', correo],
          ['Teléfono', tel],
        ],
      },
      { tipo: 'parrafo', texto: 'El archivo va adjunto.' },
      ...(activo.length > 0
        ? [
            {
              tipo: 'parrafo' as const,
              texto: `${AVISO_DE_CONTENIDO_ACTIVO} ${formatContenidoActivo(activo)} Su texto está en la bandeja.`,
            },
          ]
        : []),
    ],
    nota: `Llegó por el formulario «Envia tu CV» el ${formatMomento(consentimiento, ctx.config.timeZone)}; quien lo envió aceptó el aviso de privacidad. Al responder a este correo le escribes a su dirección.`,
  })
  return { ...addRemitente(content, datos), ...(adjunto && { adjuntos: [adjunto] }) }
}

/** To whoever gave that address: nothing that was typed into the form stands in it, or it would carry anybody's words. */
const recibido: Plantilla<Consentido> = (ctx, { consentimiento }) =>
  renderCorreo(ctx, {
    asunto: 'Recibimos tu currículum',
    titulo: 'Recibimos tu currículum',
    bloques: [
      {
        tipo: 'parrafo',
        texto: `Llegó bien, el ${formatMomento(consentimiento, ctx.config.timeZone)}. Alguien de nuestro equipo lo va a leer.`,
      },
      {
        tipo: 'parrafo',
        texto:
          'Si hay una plaza para ti te escribimos o te llamamos; sin tu permiso no lo entregamos a ninguna empresa. No hace falta que contestes este correo.',
      },
      {
        tipo: 'boton',
        texto: 'Qué hacemos con tus datos',
        url: `${ctx.config.publicUrl}${ctx.config.basePath}/aviso-de-privacidad`,
      },
    ],
    nota: 'Si no enviaste tu currículum, alguien escribió tu dirección por error: no tienes que hacer nada.',
  })

export const plantillasContacto: Plantillas = { contacto, curriculum, 'curriculum-recibido': recibido }
