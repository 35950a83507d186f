import type { SMTPPoolOptions, SMTPPoolSentMessageInfo, Transporter } from 'nodemailer'
import type { Config } from '../context/config.ts'
import type { MailTransport } from './mail-transport.ts'

export interface PlazosSmtp {
  conexionMs: number
  /** Without a byte from the server. */
  silencioMs: number
  /** For one mail, whatever the server does: one that answers a byte at a time is never silent. */
  envioMs: number
}

const PLAZOS_SMTP: PlazosSmtp = { conexionMs: 15_000, silencioMs: 120_000, envioMs: 240_000 }

/** Headers under the signature, which a change on the way breaks. */
const SIGNED_HEADERS =
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post'

const formatDkim = (dkim: Config['dkim']) =>
  dkim && {
    dkim: {
      domainName: dkim.dominio,
      keySelector: dkim.selector,
      privateKey: dkim.llave,
      headerFieldNames: SIGNED_HEADERS,
    },
  }

type Pool = Transporter<SMTPPoolSentMessageInfo, SMTPPoolOptions>

/** Several connections are kept open and reused: a round of thousands of invitations goes out in minutes. */
export function createSmtpTransport(
  { smtpUrl, dkim }: { smtpUrl: string } & Pick<Config, 'dkim'>,
  paralelo: number,
  plazos: Partial<PlazosSmtp> = {},
): MailTransport {
  const { conexionMs, silencioMs, envioMs } = { ...PLAZOS_SMTP, ...plazos }
  let pool: Promise<Pool> | null = null
  let closed = false

  const open = async (): Promise<Pool> => {
    // Loaded with the first mail: it takes a tenth of a second and 20 MB that a start need not wait for.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      ...formatDkim(dkim),
      pool: true,
      maxConnections: paralelo,
      dnsTimeout: conexionMs,
      connectionTimeout: conexionMs,
      greetingTimeout: conexionMs,
      socketTimeout: silencioMs,
      // Only a mail of which nothing was sent yet is moved to another connection; all other retries are the outbox's.
      maxRequeues: 1,
    })
  }

  const discard = async (used: Promise<Pool>) => {
    if (pool === used) pool = null
    const opened = await used
    opened.close({ force: true })
  }

  return {
    async send(message) {
      if (closed) throw Object.assign(new Error('transport closed'), { code: 'ECONNECTION' })
      pool ??= open().catch((error) => {
        pool = null
        throw error
      })
      const used = pool
      let timer: NodeJS.Timeout | undefined
      const overdue = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          // A connection cannot be taken from one mail alone; the server that stalls it stalls its neighbours too.
          discard(used).catch(() => {})
          reject(Object.assign(new Error('mail overdue'), { code: 'ETIMEDOUT' }))
        }, envioMs)
      })
      try {
        const opened = await used
        await Promise.race([opened.sendMail(message), overdue])
      } finally {
        clearTimeout(timer)
      }
    },
    retract: async () => {},
    close() {
      closed = true
      if (pool) discard(pool).catch(() => {})
    },
  }
}
