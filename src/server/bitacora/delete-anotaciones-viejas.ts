import type { AppContext } from '../context/context.ts'
import { deleteAnotacionesAnterioresA } from './bitacora-store.ts'

/** The same day two years ago. */
export async function deleteAnotacionesViejas({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const limite = new Date(now())
  limite.setUTCMonth(limite.getUTCMonth() - 24)
  await deleteAnotacionesAnterioresA(db, limite.getTime())
}
