import PostalMime, { type Attachment, type Email } from 'postal-mime'

/** A delivery report (RFC 3464), as far as we care. */
export interface InformeDeEntrega {
  /** Given up for good; a report of a delay or of an arrival changes nothing. */
  fallido: boolean
  /** Tags of our return addresses that it was sent to. */
  etiquetas: string[]
  /** The row of the mail it is about, where the report holds the mail's own headers. */
  idCorreo: string | null
}

const ADDRESSED = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'])
const TAG = /\+([0-9a-f]{32})@/gi
const FAILED = /^action:[ \t]{0,9}failed/im
/** Of the persistent kind; a report that gives no status means what its action says. */
const STATUS = /^status:[ \t]{0,9}(\d)\./im
const MESSAGE_ID = /^message-id:\s{0,9}<([0-9a-f-]{36})@/im

const readText = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('latin1')

const findPart = ({ attachments }: Email, ...types: string[]): string => {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType))
  return part ? readText(part) : ''
}

/** Null: somebody's answer, an absence, or anything else that is not a report. */
export async function readInformeDeEntrega(bytes: Uint8Array): Promise<InformeDeEntrega | null> {
  const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true })
  const status = findPart(mail, 'message/delivery-status')
  if (!status) return null
  const addresses = mail.headers.filter(({ key }) => ADDRESSED.has(key)).map(({ value }) => value)
  const original = findPart(mail, 'text/rfc822-headers', 'message/rfc822')
  return {
    fallido: FAILED.test(status) && (STATUS.exec(status)?.[1] ?? '5') === '5',
    etiquetas: [...new Set([...addresses.join('\n').matchAll(TAG)].map(([, tag]) => tag!.toLowerCase()))],
    idCorreo: MESSAGE_ID.exec(original)?.[1] ?? null,
  }
}
