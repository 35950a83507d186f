import type { AppContext } from '#server/context/context.ts'
import { deleteInTandas } from '#server/db/erase/delete-in-tandas.ts'

/** Every sheet of a closed climate, and the texts that no block holds. */
export async function deleteHojas(
  { db }: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<void> {
  await deleteInTandas(db, 'hojas', idClima)
  await deleteInTandas(db, 'respuestas_abiertas', idClima)
}
