import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { readConfig } from '../context/config.ts'
import { createSecret } from '../context/secret.ts'
import { composeMessage } from './compose-message.ts'
import type { Adjunto, MailContent } from './correo.ts'

const config = readConfig(
  {
    PUBLIC_URL: 'https://www.firma.example:8443',
    MAIL_FROM: 'Clima y Talento <no-responder@firma.example>',
  },
  'start',
  '/proyecto',
)
const secret = createSecret('un secreto de al menos treinta y dos letras')
const correo = { id: 'b2f1', para: 'firma@ejemplo.com', creado: Date.UTC(2025, 10, 15, 12) }

async function send(content: Partial<MailContent>, adjuntos: Adjunto[] = []) {
  const message = composeMessage(
    { config, secret },
    correo,
    { asunto: 'a', texto: 't', html: '<p>t</p>', ...content },
    adjuntos,
  )
  const { message: raw, envelope } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    message,
  )
  return { raw: String(raw), envelope, mail: await PostalMime.parse(raw as Buffer) }
}

test('the Message-ID and the date come from the row', async () => {
  const { mail } = await send({})
  expect(mail.messageId).toBe('<b2f1@www.firma.example>')
  expect(mail.date).toBe('2025-11-15T12:00:00.000Z')
})

const INJECTIONS = [
  '\r\nBcc: otro@ejemplo.com',
  '\nBcc: otro@ejemplo.com',
  '\rBcc: otro@ejemplo.com',
  '\u2028Bcc: otro@ejemplo.com',
]

test.each(INJECTIONS)('no header can be added through subject, name or file name (%j)', async (injection) => {
  const { raw, mail, envelope } = await send(
    { asunto: `Hola${injection}`, responderA: { nombre: `Ana${injection}`, correo: 'ana@ejemplo.com' } },
    [{ nombre: `cv${injection}.pdf`, mime: 'application/pdf', contenido: new Uint8Array([1]) }],
  )
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(raw).not.toMatch(/^Bcc:/im)
  expect(mail.subject).toBe('Hola Bcc: otro@ejemplo.com')
  expect(mail.replyTo).toEqual([{ name: 'Ana Bcc: otro@ejemplo.com', address: 'ana@ejemplo.com' }])
  expect(mail.attachments[0]?.filename).toBe('cv Bcc: otro@ejemplo.com.pdf')
  expect(envelope.to).toEqual(['firma@ejemplo.com'])
})

test('what looks like an encoded word is shown as it was written, not as what it encodes', async () => {
  const oculto = '=?utf-8?B?cHJlbWlvLmNvbQ==?='
  const { mail, raw } = await send(
    {
      asunto: `Hola ${oculto}`,
      remitente: oculto,
      responderA: { nombre: oculto, correo: 'ana@ejemplo.com' },
    },
    [{ nombre: `${oculto}.pdf`, mime: 'application/pdf', contenido: new Uint8Array([1]) }],
  )
  const leidos = [mail.subject, mail.from?.name, mail.replyTo?.[0]?.name, mail.attachments[0]?.filename]
  for (const leido of leidos) expect(leido?.replaceAll('\u2060', '')).toContain(oculto)
  expect(raw).not.toContain(oculto)
})

test.each([
  'O"Brien, Ana <otra@ejemplo.com>',
  'ana@falso.example',
  '"; otra@ejemplo.com',
  'José (jefe) \\',
  '李 小龙',
])('a name is only ever a name (%s)', async (nombre) => {
  const { mail } = await send({ responderA: { nombre, correo: 'ana@ejemplo.com' } })
  expect(mail.replyTo).toEqual([{ name: nombre, address: 'ana@ejemplo.com' }])
})
