import { DIA_MS } from '../../../domain/fechas/duraciones.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { deleteTrabajosAnterioresA } from './trabajos-store.ts'

export async function deleteTrabajosViejos({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, (tx) => deleteTrabajosAnterioresA(tx, now() - DIA_MS))
}
