import { createRequire } from 'node:module'
import { PostgresAdapter, PostgresDialect } from 'kysely'
import type { Client, CustomTypesConfig } from 'pg'
import { createMemory } from '../../base/memory.ts'

const INT8 = 20

/** Loaded when it is wanted: the embedded default should not pay for it in memory and at the start. */
const loadPg = () => createRequire(import.meta.url)('pg') as typeof import('pg')

/** Times and counts are int8, which `pg` gives as text; all of ours fit a JavaScript number. */
function readInt8AsNumber({ types }: typeof import('pg')): CustomTypesConfig {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')
  return { getTypeParser } as CustomTypesConfig
}

class RememberingAdapter extends PostgresAdapter {
  readonly memory = createMemory()
}

class RememberingDialect extends PostgresDialect {
  override createAdapter() {
    return new RememberingAdapter()
  }
}

/**
 * Answers come with a promise of ours: those that `pg` makes of its own outlive every collection of young objects, so that reading
 * some hundred slices held all of them at once.
 */
function answerByCallback(client: Pick<Client, 'query'>): void {
  const query = client.query.bind(client)
  client.query = ((text: string, values: unknown[]) =>
    new Promise((resolve, reject) => {
      query(text, values, (error, answer) => (error ? reject(error) : resolve(answer)))
    })) as Client['query']
}

export function createPostgresDialect(
  connectionString: string,
  onLostConnection: (error: Error) => void,
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
  // Without listeners, a connection that dies between two queries would end the process: the pool speaks for those
  // that lie idle, each client for itself while it is held.
  pool.on('error', onLostConnection)
  pool.on('connect', (client) => {
    client.on('error', onLostConnection)
    answerByCallback(client)
  })
  return new RememberingDialect({ pool })
}
