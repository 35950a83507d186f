import type { AppContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { TipoDeEnlace } from '#server/db/tables/cuentas.ts'
import { insertEnlace } from '../enlaces-store.ts'
import { computeTokenDeEnlace, hashTokenDeEnlace } from './enlace.ts'

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
