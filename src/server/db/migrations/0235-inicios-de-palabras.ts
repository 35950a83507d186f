import type { Kysely } from 'kysely'
import { keepInicios } from '../search/text-search-tables.ts'

/** Short beginnings of words are looked up as words. */
export async function up(db: Kysely<never>): Promise<void> {
  await keepInicios(db)
}
