import type { AppContext } from '../../context.ts'
import { deleteValor, findValor } from '../../db/ajustes-store.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { noteRestos } from '../../db/erase/erase-restos.ts'
import { noteCierrePendiente } from '../climas/end-clima.ts'
import { findClima } from '../climas/find-clima.ts'
import { publishBloque } from '../publicacion/publish-bloque.ts'
import { finishCierresPendientes } from './cerrar-clima.ts'

/** Written by the migration to publications. */
const CLAVE = 'climas_por_publicar'

/**
 * What a database of before publications still holds, at the first start after its migration: surveys that are over become
 * sums, and those that were inactive are published as everybody could see them, both as far as the minimum allows.
 */
export async function upgradeClimas(ctx: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<void> {
  const ids: string[] = JSON.parse((await findValor(ctx.db, CLAVE)) ?? '[]')
  if (ids.length === 0) return
  for (const idClima of ids) {
    const clima = await findClima(ctx.db, { idClima })
    if (clima?.cerrado) {
      await inTransaction(ctx.db, async (tx) => {
        await noteCierrePendiente(tx, idClima)
        await noteRestos(tx, ctx.now())
      })
    } else if (clima && !clima.encuestaActiva && clima.publicacion === 0) {
      await publishBloque(ctx, { idClima, requirePublicable: async () => {} })
    }
  }
  await finishCierresPendientes(ctx)
  await deleteValor(ctx.db, CLAVE)
}
