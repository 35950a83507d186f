import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { createPostgresDialect } from './engine-postgres.ts'
import { createSqliteDialect } from './engine-sqlite.ts'

export type Engine = 'sqlite' | 'postgres'
export type Db = Kysely<Tables>

export type DatabaseLocation = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string }

export interface Database {
  db: Db
  engine: Engine
}

export function openDatabase(
  location: DatabaseLocation,
  onLostConnection: (error: Error) => void = () => {},
): Database {
  if (location.engine === 'sqlite') {
    mkdirSync(dirname(location.file), { recursive: true, mode: 0o700 })
    return { engine: 'sqlite', db: new Kysely<Tables>({ dialect: createSqliteDialect(location.file) }) }
  }
  return {
    engine: 'postgres',
    db: new Kysely<Tables>({ dialect: createPostgresDialect(location.url, onLostConnection) }),
  }
}
