import type { EnvioDeCurriculum, MensajeDeContacto } from '../../../domain/contacto/formulario.ts'
import type { Config } from '../../config.ts'
import type { MailContent, Plantilla, Plantillas } from '../../mail/correo.ts'
import { renderCorreo } from '../../mail/render-correo.ts'

/** When the form was sent, which is when the privacy notice beside its button was accepted. */
interface Consentido {
  consentimiento: number
}

export type DatosDeContacto = MensajeDeContacto & Consentido
export type DatosDeCurriculum = EnvioDeCurriculum & Consentido

function formatFecha({ timeZone }: Config, ms: number): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(ms)
}

/** Answering the mail writes to the visitor. */
function addRemitente(
  content: MailContent,
  { nombre, correo }: { nombre: string; correo: string },
): MailContent {
  return { ...content, responderA: { nombre, correo } }
}

const contacto: Plantilla<DatosDeContacto> = ({ config }, datos) => {
  const { nombre, correo, tel, mensaje, consentimiento } = datos
  const content = renderCorreo(config, {
    asunto: `Mensaje de ${nombre}`,
    titulo: `Mensaje de ${nombre}`,
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
    nota: `Llegó por el formulario de contacto el ${formatFecha(config, consentimiento)}; quien lo envió aceptó el aviso de privacidad. Al responder a este correo le escribes a su dirección.`,
  })
  return addRemitente(content, datos)
}

const curriculum: Plantilla<DatosDeCurriculum> = ({ config }, datos) => {
  const { nombre, plaza, correo, tel, mensaje, consentimiento } = datos
  const content = renderCorreo(config, {
    asunto: `Currículum de ${nombre} para ${plaza}`,
    titulo: `Currículum de ${nombre}`,
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
    ],
    nota: `Llegó por el formulario «Envia tu CV» el ${formatFecha(config, consentimiento)}; quien lo envió aceptó el aviso de privacidad. Al responder a este correo le escribes a su dirección.`,
  })
  return addRemitente(content, datos)
}

export const plantillasContacto: Plantillas = { contacto, curriculum }
