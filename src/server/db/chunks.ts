/** Keeps a statement below the engines' limits on parameters (32,766 in SQLite, 65,535 in PostgreSQL). */
const ROWS_PER_STATEMENT = 500

export function* inChunks<T>(list: readonly T[], size = ROWS_PER_STATEMENT): Generator<T[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size)
}
