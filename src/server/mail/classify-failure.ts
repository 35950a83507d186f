import type { NodemailerError } from 'nodemailer'

export type Fallo = 'rechazado' | 'inalcanzable' | 'aplazado'

const DEL_SERVIDOR: ReadonlySet<unknown> = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'EPROTOCOL',
])

const TAMANO = 552

/** The sender is the same in every mail, and it is refused before the recipient is named: unless for the size, it is we who are. */
const isNuestro = ({ command, responseCode }: NodemailerError): boolean =>
  command === 'MAIL FROM' && responseCode !== undefined && responseCode >= 500 && responseCode !== TAMANO

/**
 * rechazado: the server will never take this mail (5xx for its recipient, size or content).
 * inalcanzable: the server takes no mail at all now; a refused login or sender is one of these, for it is ours to mend.
 * aplazado: anything else, such as 4xx for this recipient or a template that could not be rendered.
 */
export function classifyFailure(error: unknown): Fallo {
  const { code, responseCode, permanent } = error as NodemailerError
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    if (responseCode === 421 || isNuestro(error as NodemailerError)) return 'inalcanzable'
    return permanent || responseCode === undefined ? 'rechazado' : 'aplazado'
  }
  return DEL_SERVIDOR.has(code ?? '') ? 'inalcanzable' : 'aplazado'
}
