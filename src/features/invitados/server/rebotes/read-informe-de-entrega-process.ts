import { buffer } from 'node:stream/consumers'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { InformeDeEntrega } from './read-informe-de-entrega.ts'

const ADDRESSED = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'])
const TAG = /\+([0-9a-f]{32})@/gi
/** The most recipients: ours has one; a mail to thousands is none of ours. */
const MAX_ETIQUETAS = 20
const FAILED = /^action:[ \t]{0,9}failed/im
/** A status of the persistent kind; a report that gives no status means what its action says. */
const STATUS = /^status:[ \t]{0,9}(\d)\./im
const MESSAGE_ID = /^message-id:\s{0,9}<([0-9a-f-]{36})@/im

const readText = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('latin1')

const findPart = ({ attachments }: Email, ...types: string[]): string => {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType))
  return part ? readText(part) : ''
}

async function readInformeDeEntrega(bytes: Uint8Array): Promise<InformeDeEntrega | null> {
  const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true })
  const status = findPart(mail, 'message/delivery-status')
  if (!status) return null
  const addresses = mail.headers.filter(({ key }) => ADDRESSED.has(key)).map(({ value }) => value)
  const original = findPart(mail, 'text/rfc822-headers', 'message/rfc822')
  const etiquetas = new Set([...addresses.join('\n').matchAll(TAG)].map(([, tag]) => tag!.toLowerCase()))
  return {
    fallido: FAILED.test(status) && (STATUS.exec(status)?.[1] ?? '5') === '5',
    etiquetas: [...etiquetas].slice(0, MAX_ETIQUETAS),
    idCorreo: MESSAGE_ID.exec(original)?.[1] ?? null,
  }
}

/** Runs in a process of its own: whatever a mail does to it, it does to nothing else. */
// It has begun: what ends it from here on is the mail's doing.
process.stdout.write('\n')
process.stdout.write(JSON.stringify(await readInformeDeEntrega(await buffer(process.stdin))))
