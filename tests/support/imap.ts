import { once } from 'node:events'
import hoodiecrow from 'hoodiecrow-imap'

export interface ImapTestServer {
  url: string
  /** As a mail server delivers it. */
  deliver: (raw: string) => void
  /** What is left in the mailbox: subject and whether somebody has seen it. */
  list: () => { asunto: string; visto: boolean }[]
  close: () => Promise<void>
}

const USER = 'rebotes@firma.example'
const PASSWORD = 'una clave, con signos: /?#@'

/** A real IMAP server on loopback, with one mailbox. */
export async function startImap(): Promise<ImapTestServer> {
  const imap = hoodiecrow({
    plugins: ['UIDPLUS', 'LITERALPLUS', 'NAMESPACE'],
    users: { [USER]: { password: PASSWORD } },
    storage: { INBOX: { messages: [] } },
  })
  imap.listen(0, '127.0.0.1')
  await once(imap.server, 'listening')
  const { port } = imap.server.address() as { port: number }
  const inbox = imap.folderCache.INBOX!
  return {
    url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    deliver: (raw) => void imap.appendMessage('INBOX', [], undefined, raw),
    list: () =>
      inbox.messages.map(({ raw, flags }) => ({
        asunto: /^subject: (.*)$/im.exec(raw)?.[1] ?? '',
        visto: flags.includes('\\Seen'),
      })),
    close: async () => {
      imap.server.close()
      await once(imap.server, 'close')
    },
  }
}
