import { sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'

/**
 * What was deleted is overwritten in SQLite's file (secure_delete) but still stands in its log until that is used
 * again; this empties it. False where somebody was reading, and it could not be. PostgreSQL clears up by itself
 * (autovacuum).
 */
async function truncateLog(db: Db): Promise<boolean> {
  if (getEngine(db) !== 'sqlite') return true
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}

export type LogTruncation = (deleted: boolean) => Promise<void>

/**
 * For a job, which says at each round whether it has deleted something: a log that could not be emptied is emptied at
 * one of the next, also if nothing is deleted then.
 */
export function createLogTruncation(db: Db): LogTruncation {
  // A process that was killed may have left one behind.
  let pendiente = true
  return async (deleted) => {
    pendiente ||= deleted
    if (pendiente) pendiente = !(await truncateLog(db))
  }
}
