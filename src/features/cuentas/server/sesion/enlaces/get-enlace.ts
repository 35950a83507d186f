import type { RequestContext } from '#server/context/context.ts'
import type { TipoDeEnlace } from '#server/db/tables/cuentas.ts'
import { findEnlace } from '../enlaces-store.ts'
import { findUsuarioPorId, type Usuario } from '../usuarios-store.ts'
import { hashTokenDeEnlace } from './enlace.ts'

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
