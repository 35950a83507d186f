import { createHash } from 'node:crypto'
import type { AppContext } from '#server/context/context.ts'

/**
 * What a one-time link carries is derived from SECRET as its mail is written: the outbox holds the link's id, the table of
 * links its hash, and neither opens anything.
 */
export const computeTokenDeEnlace = ({ secret }: Pick<AppContext, 'secret'>, idEnlace: string): string =>
  Buffer.from(secret.sign('enlace-de-cuenta', idEnlace), 'hex').toString('base64url')

export const hashTokenDeEnlace = (token: string): string => createHash('sha256').update(token).digest('hex')

/** After the hash sign: it reaches neither this server's log, nor a proxy's, nor another site's. */
export const formatEnlace = (
  { config, ...ctx }: Pick<AppContext, 'config' | 'secret'>,
  idEnlace: string,
): string => `${config.publicUrl}${config.basePath}/nueva-clave#${computeTokenDeEnlace(ctx, idEnlace)}`
