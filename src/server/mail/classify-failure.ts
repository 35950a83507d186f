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

/**
 * rechazado: the server will never take this mail (5xx for its sender, recipient or content).
 * inalcanzable: the server takes no mail at all now; a refused login is one of these, for it is ours to mend.
 * aplazado: anything else, such as 4xx for this recipient or a template that could not be rendered.
 */
export function classifyFailure(error: unknown): Fallo {
  const { code, responseCode, permanent } = error as NodemailerError
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    if (responseCode === 421) return 'inalcanzable'
    return permanent || responseCode === undefined ? 'rechazado' : 'aplazado'
  }
  return DEL_SERVIDOR.has(code ?? '') ? 'inalcanzable' : 'aplazado'
}
