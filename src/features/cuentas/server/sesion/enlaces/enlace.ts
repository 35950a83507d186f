import { createHash } from 'node:crypto'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { TipoDeEnlace } from '#server/db/tables/cuentas.ts'
import { findEnlace, insertEnlace } from '../enlaces-store.ts'
import { findUsuarioPorId, type Usuario } from '../usuarios-store.ts'

/**
 * The code of a one-time link is derived from SECRET as its mail is written: the outbox holds the link's id, the table of
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

export interface EnlaceDeCuenta {
  tipo: TipoDeEnlace
  tokenHash: string
  usuario: Usuario
}

/** Null where it was used, is over, was replaced by a newer one, or its account is deactivated. */
export async function findEnlaceDeCuenta(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  token: string,
): Promise<EnlaceDeCuenta | null> {
  const tokenHash = hashTokenDeEnlace(token)
  const enlace = await findEnlace(db, tokenHash, now())
  const usuario = enlace && (await findUsuarioPorId(db, enlace.idUsuario))
  return enlace && usuario && usuario.desactivada === null ? { tipo: enlace.tipo, tokenHash, usuario } : null
}

interface NuevoEnlace {
  idEnlace: string
  idUsuario: string
  tipo: TipoDeEnlace
  duraMs: number
}

/** Ends the account's earlier ones of its kind. */
export async function saveEnlace(
  tx: Tx,
  ctx: Pick<AppContext, 'secret' | 'now'>,
  { idEnlace, idUsuario, tipo, duraMs }: NuevoEnlace,
): Promise<void> {
  const creado = ctx.now()
  const tokenHash = hashTokenDeEnlace(computeTokenDeEnlace(ctx, idEnlace))
  await insertEnlace(tx, { tokenHash, idUsuario, tipo, creado, hasta: creado + duraMs })
}
