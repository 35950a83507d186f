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
const PIDE_INGRESO = 530

/** The sender is the same in every mail, and it is refused before the recipient is named: unless for the size, it is we who are. */
const isNuestro = ({ command, responseCode }: NodemailerError): boolean =>
  responseCode === PIDE_INGRESO ||
  (command === 'MAIL FROM' && responseCode !== undefined && responseCode >= 500 && responseCode !== TAMANO)

/**
 * Servers that forward only for those whom they know say so of each recipient, and most of them with the code of an address
 * that is not there. Put off, and no end of all sending: their own people they take. The address, which they repeat, says nothing.
 */
const isSinReenvio = ({ response = '' }: NodemailerError): boolean =>
  response.split(' ').some((word) => /^relay/i.test(word) && !word.includes('@'))

/**
 * rechazado: the server will never take this mail (5xx for its recipient, size or content).
 * inalcanzable: the server takes no mail at all now; a refused login or sender is one of these, for it is ours to mend.
 * aplazado: anything else, such as 4xx for this recipient, a server that does not forward for us, or a template that could not
 * be rendered.
 */
export function classifyFailure(error: unknown): Fallo {
  const { code, responseCode, permanent } = error as NodemailerError
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    if (responseCode === 421 || isNuestro(error as NodemailerError)) return 'inalcanzable'
    const isFirme = (permanent || responseCode === undefined) && !isSinReenvio(error as NodemailerError)
    return isFirme ? 'rechazado' : 'aplazado'
  }
  return DEL_SERVIDOR.has(code ?? '') ? 'inalcanzable' : 'aplazado'
}
