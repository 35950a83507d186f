import type { RawBuilder } from 'kysely'
import { type Db, type Engine, getEngine } from '../engine/database.ts'
import type { Nivel, Pagina, TextSearch } from './text-search-engine.ts'
import { postgresTextSearch, tablasDePostgres } from './text-search-postgres.ts'
import { sqliteTextSearch, tablasDeSqlite } from './text-search-sqlite.ts'

const engines: Record<Engine, TextSearch> = { sqlite: sqliteTextSearch, postgres: postgresTextSearch }

const tablas: Record<Engine, RawBuilder<unknown>[]> = { sqlite: tablasDeSqlite, postgres: tablasDePostgres }

export const listTablasDePalabras = (engine: Engine): RawBuilder<unknown>[] => tablas[engine]

export const getTextSearch = (db: Db): TextSearch => engines[getEngine(db)]

/**
 * A page of what the levels find, level after level and newest first within each; a row counts in the first level
 * that finds it. The levels are read one by one: most pages end within the first, whose rows come from the index in
 * order, and nothing is ranked that nobody will see. Run it in one snapshot (`inSnapshot`).
 */
export async function searchPalabras(
  db: Db,
  niveles: readonly Nivel[],
  { limit, offset }: Pagina,
): Promise<number[]> {
  const search = getTextSearch(db)
  const recientes = await search.listRecientes?.(db, niveles, offset + limit)
  const found: number[] = []
  /** Levels before, of whose rows some are not in `found`: the engine leaves those out, we the others. */
  const menos: Nivel[] = []
  let skip = offset
  let prepared: Promise<void> | undefined
  for (const [indice, nivel] of niveles.entries()) {
    const falta = limit - found.length
    const nuevos = recientes?.[indice]?.slice(skip, skip + falta) ?? []
    // What fills the page among the newest is what the index would answer.
    if (nuevos.length === falta) return [...found, ...nuevos]
    prepared ??= search.prepare?.(db)
    await prepared
    const rows = await search.list(db, nivel, menos, { limit, offset: skip })
    found.push(...rows.filter((numero) => !found.includes(numero)).slice(0, falta))
    if (found.length === limit) break
    if (skip === 0) continue
    const cuantos = rows.length > 0 ? skip + rows.length : await search.count(db, nivel, menos)
    if (cuantos > 0) menos.push(nivel)
    skip = Math.max(0, skip - cuantos)
  }
  return found
}
