import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

const SIN_FIRMA = 'Cuenta eliminada'

/** As it signs: by its name, or its user name where it has none. */
export const getFirmaDeCuenta = ({ nombre, usuario }: { nombre: string; usuario: string }): string =>
  nombre || usuario

export function listNotasFirmadas(db: Db, firma: string): Promise<{ momento: number; texto: string }[]> {
  return db
    .selectFrom('notas_de_compromiso')
    .select(['momento', 'texto'])
    .where('quien', '=', firma)
    .orderBy('momento')
    .execute()
}

/** What was noted stays with the plan; who noted it does not. */
export async function unsignNotas(tx: Tx, firma: string): Promise<void> {
  await tx.updateTable('notas_de_compromiso').set({ quien: SIN_FIRMA }).where('quien', '=', firma).execute()
}
