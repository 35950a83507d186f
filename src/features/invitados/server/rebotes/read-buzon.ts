import type { ImapFlow } from 'imapflow'

/** What becomes of a message once it was read. */
export type Destino = 'borrar' | 'dejar'

/** A report may bring back the whole mail, attachment and all; what we look for stands before it. */
const MAX_LETRAS = 256 * 1024
/** In one go; the rest waits for the next. */
const MAX_MENSAJES = 1_000
const SILENCIO_MS = 60_000

async function openClient(imapUrl: string): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password } = new URL(imapUrl)
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: SILENCIO_MS,
    greetingTimeout: SILENCIO_MS,
    socketTimeout: SILENCIO_MS,
  })
  // What breaks between two commands fails the next one.
  client.on('error', () => {})
  return client
}

/**
 * Hands every unseen message of the mailbox to `judge`. What it wants deleted is gone afterwards, the rest is marked as seen, so
 * that it is not read again, and left for a person. A message that `judge` fails on stays unseen and comes up again.
 */
export async function readBuzon(
  imapUrl: string,
  judge: (message: Uint8Array) => Promise<Destino>,
  signal: AbortSignal,
): Promise<void> {
  const client = await openClient(imapUrl)
  const cutOff = () => client.close()
  signal.addEventListener('abort', cutOff)
  try {
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(new URL(imapUrl).pathname.slice(1)) || 'INBOX')
    const found = (await client.search({ seen: false }, { uid: true })) || []
    for (const uid of found.slice(0, MAX_MENSAJES)) {
      const message = await client.fetchOne(uid, { source: { maxLength: MAX_LETRAS } }, { uid: true })
      // Another program that reads the same mailbox may have been faster.
      if (!message || message.source === undefined) continue
      if ((await judge(message.source)) === 'borrar') await client.messageDelete(uid, { uid: true })
      else await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true })
    }
    await client.logout()
  } finally {
    signal.removeEventListener('abort', cutOff)
    client.close()
  }
}
