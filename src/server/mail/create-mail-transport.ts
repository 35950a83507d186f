import type { Config } from '../context/config.ts'
import { createEmlTransport } from './eml-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { createSmtpTransport, type PlazosSmtp } from './smtp-transport.ts'

export function createMailTransport(
  config: Config,
  paralelo: number,
  plazos?: Partial<PlazosSmtp>,
): MailTransport {
  const { smtpUrl, dkim } = config
  return smtpUrl
    ? createSmtpTransport({ smtpUrl, dkim }, paralelo, plazos)
    : createEmlTransport(config.dataDir)
}
