import type { Kysely } from 'kysely'
import { keepPalabrasPlain } from '../search/text-search-tables.ts'

/** A row's words are read far more often than written: where an engine packs them, it no longer does. */
export async function up(db: Kysely<never>): Promise<void> {
  await keepPalabrasPlain(db)
}
