import { type ContenidoDeSitio, SITIO_DE_FABRICA } from '#domain/sitio/contenido.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export type VersionDeSitio = 'borrador' | 'publicada' | 'anterior'

export async function findContenido(db: Db | Tx, version: VersionDeSitio): Promise<ContenidoDeSitio | null> {
  const row = await db
    .selectFrom('sitio_versiones')
    .select('contenido')
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? { ...SITIO_DE_FABRICA, ...JSON.parse(row.contenido) } : null
}

export async function saveContenido(
  tx: Tx,
  version: VersionDeSitio,
  contenido: ContenidoDeSitio,
  revision = 0,
): Promise<void> {
  const valores = { contenido: JSON.stringify(contenido), revision }
  await tx
    .insertInto('sitio_versiones')
    .values({ version, ...valores })
    .onConflict((conflict) => conflict.column('version').doUpdateSet(valores))
    .execute()
}

/** Count of times a draft was kept. */
export async function findRevisionDeBorrador(db: Db | Tx): Promise<number> {
  const row = await db
    .selectFrom('sitio_versiones')
    .select('revision')
    .where('version', '=', 'borrador')
    .executeTakeFirst()
  return row?.revision ?? 0
}
