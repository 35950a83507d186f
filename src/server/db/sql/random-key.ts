import { sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'

/** A key that leads nowhere, made by the engine for each row. */
export const randomKey = (db: Db) =>
  getEngine(db) === 'postgres'
    ? sql<string>`replace(gen_random_uuid()::text, '-', '')`
    : sql<string>`lower(hex(randomblob(16)))`
