import { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import type { AppContext } from '../context/context.ts'
import type { Adjunto, CorreoTomado, MailContent } from './correo.ts'
import { formatRetorno, parseDireccion, toOneLine } from './direccion.ts'

const composeAdjunto = ({ nombre, mime, contenido }: Adjunto) => ({
  filename: toOneLine(nombre),
  contentType: mime,
  content: Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength),
})

/**
 * The same row always makes the same Message-ID, so a receiver recognizes a mail that a crash sent twice.
 * Addresses go as objects: nodemailer quotes the name and reads no second address out of it.
 */
export function composeMessage(
  { config, secret }: Pick<AppContext, 'config' | 'secret'>,
  { id, para, creado }: Pick<CorreoTomado, 'id' | 'para' | 'creado'>,
  {
    asunto,
    texto,
    html,
    remitente,
    responderA,
    adjuntos: abiertos = [],
    imagenes = [],
    etiqueta,
    baja,
  }: MailContent,
  adjuntos: Adjunto[],
): SendMailOptions {
  const from = parseDireccion(config.mailFrom)
  return {
    messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
    date: new Date(creado),
    envelope: { from: formatRetorno({ config, secret }, id, etiqueta) ?? from.correo, to: [para] },
    from: { name: toOneLine(remitente || from.nombre), address: from.correo },
    to: { name: '', address: para },
    ...(responderA && { replyTo: { name: toOneLine(responderA.nombre), address: responderA.correo } }),
    subject: toOneLine(asunto),
    text: texto,
    html,
    attachments: [
      ...imagenes.map(({ cid, ...imagen }) => ({
        ...composeAdjunto(imagen),
        cid,
        contentDisposition: 'inline' as const,
      })),
      ...adjuntos.map(composeAdjunto),
      ...abiertos.map(({ nombre, mime, open }) => ({
        filename: toOneLine(nombre),
        contentType: mime,
        content: Readable.from(open()),
      })),
    ],
    headers: {
      // Neither is answered by an absent person's mail program.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(baja && {
        'List-Unsubscribe': `<${baja}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
