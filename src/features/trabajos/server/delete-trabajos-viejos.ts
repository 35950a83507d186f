import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { deleteTrabajosAnterioresA } from './trabajos-store.ts'

export async function deleteTrabajosViejos({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, (tx) => deleteTrabajosAnterioresA(tx, now() - DIA_MS))
}
