import { createHash } from 'node:crypto'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

/** null: the company has none any more. */
export async function saveLogoDeEmpresa(
  tx: Tx,
  idEmpresa: string,
  contenido: Uint8Array | null,
): Promise<void> {
  await tx.deleteFrom('logos_de_empresas').where('id_empresa', '=', idEmpresa).execute()
  if (!contenido) return
  const huella = createHash('sha256').update(contenido).digest('base64url').slice(0, 22)
  await tx.insertInto('logos_de_empresas').values({ id_empresa: idEmpresa, huella, contenido }).execute()
}

export async function findLogo(db: Db, huella: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('logos_de_empresas')
    .select('contenido')
    .where('huella', '=', huella)
    .executeTakeFirst()
  return row?.contenido ?? null
}
