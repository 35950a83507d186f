import pg from 'pg'

export async function withClient<T>(
  url: string,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: `${url}/${database}` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const inAdmin = (url: string, statement: string) =>
  withClient(url, 'postgres', async (client) => void (await client.query(statement)))

export const createDatabase = (url: string, name: string, template?: string): Promise<void> =>
  inAdmin(url, `create database ${name} ${template ? `template ${template} strategy file_copy` : ''}`)

export const dropDatabase = (url: string, name: string): Promise<void> =>
  inAdmin(url, `drop database if exists ${name} with (force)`)

/** All whose name begins so. */
export async function dropAll(url: string, beginning: string): Promise<void> {
  await withClient(url, 'postgres', async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      beginning,
    ])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}

const OURS = `from pg_class c where c.relnamespace = 'public'::regnamespace`
/** Rows that are deleted still take their place: only a file of no bytes has never held anything. */
const USED = `c.relkind = 'r' and c.relname not like 'kysely%' and (pg_relation_size(c.oid) > 0
  or (c.reltoastrelid <> 0 and pg_relation_size(c.reltoastrelid) > 0))`

/** The least number of what is not PostgreSQL's own. */
const FIRST_OURS = 16_384
/**
 * Tells one schema from another: tables and indexes with their columns, what hangs on them, the migrations noted. A copy
 * has the numbers of its template.
 */
const HUELLA = `concat_ws(' ',
  (select sum(hash_record_extended((attrelid, attname, atttypid, attnotnull), 0)) from pg_attribute
    where attrelid >= ${FIRST_OURS} and attrelid in (select c.oid ${OURS})),
  (select sum(hash_record_extended((conrelid, conname), 0)) from pg_constraint where oid >= ${FIRST_OURS}),
  (select sum(hashtextextended(tgname::text, 0)) from pg_trigger where oid >= ${FIRST_OURS} and not tgisinternal),
  (select sum(hash_record_extended((ev_class, rulename), 0)) from pg_rewrite where oid >= ${FIRST_OURS}),
  (select sum(hashtextextended(prosrc, 0)) from pg_proc where oid >= ${FIRST_OURS}),
  (select sum(hashtextextended(name, 0)) from kysely_migration))`

export const readHuella = (url: string, name: string): Promise<string> =>
  withClient(url, name, async (client) => (await client.query(`select ${HUELLA} as huella`)).rows[0].huella)

/** A migration that writes rows would need them written again by `emptyDatabase`. */
export async function requireEmpty(url: string, name: string): Promise<void> {
  const { rows } = await withClient(url, name, (client) => client.query(`select relname ${OURS} and ${USED}`))
  if (rows.length) throw new Error(`The migrations left rows in ${rows.map(({ relname }) => relname)}.`)
}

const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`
const LOOK = `select ${HUELLA} as huella,
  (select string_agg(quote_ident(c.relname), ', ') ${OURS} and ${USED}) as used`

/** Of databases that are used again: a session that knows its catalog empties it at a third of what a new one needs. */
const sessions = new Map<string, pg.Client>()

async function openSession(url: string, name: string): Promise<pg.Client> {
  const known = sessions.get(name)
  if (known) return known
  const client = new pg.Client({ connectionString: `${url}/${name}` })
  // A test may end every session of its database.
  for (const lost of ['error', 'end'] as const) client.on(lost, () => sessions.delete(name))
  await client.connect()
  // The types leave it out; a session that waits for the next test must not keep a worker from ending.
  ;(client as unknown as { unref: () => void }).unref()
  sessions.set(name, client)
  return client
}

/** As new, down to the bytes in its files. False where the test changed the schema: such a database is spent. */
export async function emptyDatabase(url: string, name: string, huella: string): Promise<boolean> {
  const client = await openSession(url, name)
  await client.query(END_OTHERS)
  const { rows } = await client.query(LOOK).catch(() => ({ rows: [{}] }))
  const isSound = rows[0].huella === huella
  if (!isSound) await client.end()
  else if (rows[0].used) await client.query(`truncate ${rows[0].used} restart identity cascade`)
  return isSound
}
