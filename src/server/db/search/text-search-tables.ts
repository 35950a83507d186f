import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { getEngine } from '../engine/database.ts'
import { addIniciosToRows, postgresTextSearchTables } from './text-search-postgres.ts'
import { sqliteTextSearchTables } from './text-search-sqlite.ts'

/** The growing number by which the index of words knows a row: the higher, the newer. */
export function numeroColumn(db: Kysely<never>) {
  return getEngine(db) === 'postgres'
    ? {
        type: sql`bigint`,
        build: (column: ColumnDefinitionBuilder) => column.generatedByDefaultAsIdentity().primaryKey(),
      }
    : { type: sql`integer`, build: (column: ColumnDefinitionBuilder) => column.primaryKey().autoIncrement() }
}

export async function createTextSearchTables(db: Kysely<never>): Promise<void> {
  const statements = getEngine(db) === 'postgres' ? postgresTextSearchTables : sqliteTextSearchTables
  for (const statement of statements) await statement.execute(db)
}

/** For rows that are written from now on; those before are written anew as they are indexed. */
export async function keepPalabrasPlain(db: Kysely<never>): Promise<void> {
  if (getEngine(db) !== 'postgres') return
  await sql`alter table cvs_palabras alter column palabras set storage external`.execute(db)
}

/** Where an engine has no lists of short beginnings of its own, its rows are given them. */
export async function keepInicios(db: Kysely<never>): Promise<void> {
  if (getEngine(db) !== 'postgres') return
  for (const statement of addIniciosToRows) await statement.execute(db)
}

/** Where words may have been forgotten: rows hold them all, and the index is made anew from there. */
export async function rebuildPalabras(db: Kysely<never>): Promise<void> {
  if (getEngine(db) === 'postgres') return
  await sql`insert into cvs_palabras (cvs_palabras) values ('rebuild')`.execute(db)
}
