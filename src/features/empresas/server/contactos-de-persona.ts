import type { Empresa } from '#domain/empresas/empresa.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { clearContactos, listEmpresasDeContacto } from './empresas-store.ts'

export const listContactosDePersona = (db: Db, correo: string): Promise<Empresa[]> =>
  listEmpresasDeContacto(db, correo)

export async function eraseContactosDePersona(tx: Tx, correo: string): Promise<void> {
  const empresas = await listEmpresasDeContacto(tx, correo)
  await clearContactos(
    tx,
    empresas.map(({ id }) => id),
  )
}
