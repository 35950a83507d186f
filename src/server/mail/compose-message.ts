import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Adjunto, CorreoTomado, MailContent } from './correo.ts'
import { parseDireccion, toOneLine } from './direccion.ts'

/**
 * The same row always makes the same Message-ID, so a receiver recognizes a mail that a crash sent twice.
 * Addresses go as objects: nodemailer quotes the name and reads no second address out of it.
 */
export function composeMessage(
  config: Pick<Config, 'publicUrl' | 'mailFrom'>,
  { id, para, creado }: Pick<CorreoTomado, 'id' | 'para' | 'creado'>,
  { asunto, texto, html, responderA }: MailContent,
  adjuntos: Adjunto[],
): SendMailOptions {
  const from = parseDireccion(config.mailFrom)
  return {
    messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
    date: new Date(creado),
    envelope: { from: from.correo, to: [para] },
    from: { name: toOneLine(from.nombre), address: from.correo },
    to: { name: '', address: para },
    ...(responderA && { replyTo: { name: toOneLine(responderA.nombre), address: responderA.correo } }),
    subject: toOneLine(asunto),
    text: texto,
    html,
    attachments: adjuntos.map(({ nombre, mime, contenido }) => ({
      filename: toOneLine(nombre),
      contentType: mime,
      content: Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength),
    })),
    // Neither is answered by an absent person's mail program.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
