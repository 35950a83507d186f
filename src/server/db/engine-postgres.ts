import { createRequire } from 'node:module'
import { PostgresDialect } from 'kysely'
import type { CustomTypesConfig } from 'pg'

const INT8 = 20

/** Loaded when it is wanted: the embedded default should not pay for it in memory and at the start. */
const loadPg = () => createRequire(import.meta.url)('pg') as typeof import('pg')

/** Times and counts are int8, which `pg` gives as text; all of ours fit a JavaScript number. */
function readInt8AsNumber({ types }: typeof import('pg')): CustomTypesConfig {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')
  return { getTypeParser } as CustomTypesConfig
}

export function createPostgresDialect(
  connectionString: string,
  onIdleError: (error: Error) => void,
): PostgresDialect {
  const pg = loadPg()
  const pool = new pg.Pool({
    connectionString,
    types: readInt8AsNumber(pg),
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without a listener, a connection that dies while idle would end the process.
  pool.on('error', onIdleError)
  return new PostgresDialect({ pool })
}
