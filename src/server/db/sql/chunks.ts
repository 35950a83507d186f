import { setImmediate as yieldToOthers } from 'node:timers/promises'

/** Keeps a statement below the engines' limits on parameters (32,766 in SQLite, 65,535 in PostgreSQL). */
export const ROWS_PER_STATEMENT = 500

/** A long list in parts. SQLite works without pause, so between two statements others have their turn. */
export async function* inTurns<T>(list: readonly T[]): AsyncGenerator<T[]> {
  for (let start = 0; start < list.length; start += ROWS_PER_STATEMENT) {
    if (start > 0) await yieldToOthers()
    yield list.slice(start, start + ROWS_PER_STATEMENT)
  }
}
