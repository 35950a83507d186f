import { openId, sealId } from '../base/sealed-id.ts'
import type { AppContext } from '../context/context.ts'

const getKey = (secret: AppContext['secret']) => secret.deriveKey('rebotes', new Uint8Array())

/**
 * Where a delivery report goes (VERP): the mailbox for them, with a tag that tells us, and nobody else, which mail it is about.
 * Null where nobody reads reports.
 */
export function formatRetorno(
  { config, secret }: Pick<AppContext, 'config' | 'secret'>,
  idCorreo: string,
  etiqueta?: string,
): string | null {
  if (!config.rebotes) return null
  const [local, dominio] = config.rebotes.correo.split('@')
  return `${local}+${etiqueta ?? sealId(getKey(secret), idCorreo)}@${dominio}`
}

/** The row that a tag names, if it is of the tags that name rows. */
export const openRetorno = (secret: AppContext['secret'], etiqueta: string): string | null =>
  openId(getKey(secret), etiqueta)
