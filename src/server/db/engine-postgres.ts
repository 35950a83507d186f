import { PostgresDialect } from 'kysely'
import pg from 'pg'

const INT8 = 20

/** Times and counts are int8, which `pg` gives as text; all of ours fit a JavaScript number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

export function createPostgresDialect(
  connectionString: string,
  onIdleError: (error: Error) => void,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without a listener, a connection that dies while idle would end the process.
  pool.on('error', onIdleError)
  return new PostgresDialect({ pool })
}
