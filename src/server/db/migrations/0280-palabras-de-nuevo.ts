import type { Kysely } from 'kysely'
import { rebuildPalabras } from '../search/text-search-tables.ts'

/** SQLite's index of words forgot some where many CVs were indexed in one transaction. */
export async function up(db: Kysely<never>): Promise<void> {
  await rebuildPalabras(db)
}
