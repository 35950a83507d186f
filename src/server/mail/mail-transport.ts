import type { SendMailOptions } from 'nodemailer'

/** Names of a mail outside the outbox. */
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
