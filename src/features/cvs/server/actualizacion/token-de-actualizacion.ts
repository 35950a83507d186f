import { createHash } from 'node:crypto'
import type { AppContext } from '#server/context/context.ts'

const CIFRAS = 40

/** Derived when it is sent, so that the outbox never holds it; 160 bits that nobody guesses. */
export const computeToken = ({ secret }: Pick<AppContext, 'secret'>, idSolicitud: string): string =>
  secret.sign('actualizar-cv', idSolicitud).slice(0, CIFRAS)

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
