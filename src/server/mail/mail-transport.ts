import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { createEmlTransport } from './eml-transport.ts'
import { createSmtpTransport, type PlazosSmtp } from './smtp-transport.ts'

/** What names a mail outside the outbox. */
export interface CorreoNombrado {
  id: string
  creado: number
}

export interface MailTransport {
  /** Resolves once the mail is in safe hands; a failure says which it was (classify-failure.ts). */
  send(message: SendMailOptions, correo: CorreoNombrado): Promise<void>
  /** Takes back what can still be taken back of a mail that was deleted while it was being sent. */
  retract(correo: CorreoNombrado): Promise<void>
  /** Ends at once; mails still on their way fail. */
  close(): void
}

export function createMailTransport(
  config: Config,
  paralelo: number,
  plazos?: Partial<PlazosSmtp>,
): MailTransport {
  return config.smtpUrl
    ? createSmtpTransport(config.smtpUrl, paralelo, plazos)
    : createEmlTransport(config.dataDir)
}
