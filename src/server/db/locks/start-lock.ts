import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DatabaseLocation, Db } from '../engine/database.ts'
import { isBusy } from '../engine/engine-sqlite.ts'
import { keepForOwner } from '../engine/owner-only.ts'
import { computeNumero } from './climate-locks.ts'

const PAUSE_MS = 50

type Place = { db: Db; config: { database: DatabaseLocation } }

/**
 * One process of all that share a database does this at a time, the others wait. The lock is none of its rows: it dies with
 * its process, and is there before the tables are.
 */
export function withStartLock<T>({ db, config: { database } }: Place, work: () => Promise<T>): Promise<T> {
  return database.engine === 'sqlite'
    ? withFileLock(`${database.file}.arranque`, work)
    : withSessionLock(db, work)
}

/** A database of nothing beside ours, which goes on being read and written meanwhile. It stays: who waits holds it open. */
async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  keepForOwner(file)
  const lock = new DatabaseSync(file)
  try {
    while (!beginAlone(lock)) await sleep(PAUSE_MS)
    return await work()
  } finally {
    lock.close()
  }
}

function beginAlone(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

/** Asked again and again: a statement that waits is ended after some seconds. */
function withSessionLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const numero = computeNumero('arranque')
  return db.connection().execute(async (own) => {
    const ask = async () => {
      const { rows } = await sql<{
        mio: boolean
      }>`select pg_try_advisory_lock(${numero}::bigint) as mio`.execute(own)
      return rows[0]!.mio
    }
    while (!(await ask())) await sleep(PAUSE_MS)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${numero}::bigint)`.execute(own)
    }
  })
}
