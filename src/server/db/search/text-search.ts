import { type Db, type Engine, getEngine } from '../engine/database.ts'
import type { Nivel, Pagina, TextSearch } from './text-search-engine.ts'
import { postgresTextSearch } from './text-search-postgres.ts'
import { sqliteTextSearch } from './text-search-sqlite.ts'

const engines: Record<Engine, TextSearch> = { sqlite: sqliteTextSearch, postgres: postgresTextSearch }

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
  let skip = offset
  for (const [indice, nivel] of niveles.entries()) {
    const menos = niveles.slice(0, indice)
    const falta = limit - found.length
    const nuevos = recientes?.[indice]?.slice(skip, skip + falta) ?? []
    // What fills the page among the newest is what the index would answer.
    const rows =
      nuevos.length === falta ? nuevos : await search.list(db, nivel, menos, { limit: falta, offset: skip })
    found.push(...rows)
    if (found.length === limit) break
    if (rows.length > 0) skip = 0
    else if (skip > 0) skip -= await search.count(db, nivel, menos)
  }
  return found
}
