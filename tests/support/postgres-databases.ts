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

/** Tells one schema from another: tables and indexes with their columns, what hangs on them, the migrations noted. */
const HUELLA = `
  with c as (select * from pg_class where relnamespace = 'public'::regnamespace),
  parts as (
    select concat_ws(' ', relname, attname, atttypid, attnotnull) as part from c join pg_attribute on attrelid = c.oid
    union all select conname from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname from pg_trigger where not tgisinternal
    union all select rulename from pg_rewrite join c on c.oid = ev_class
    union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all select name from kysely_migration)
  select md5(string_agg(part, ',' order by part)) as huella from parts`

const findHuella = async (client: pg.Client): Promise<string> => (await client.query(HUELLA)).rows[0].huella

export const readHuella = (url: string, name: string): Promise<string> => withClient(url, name, findHuella)

/** A migration that writes rows would need them written again by `emptyDatabase`. */
export async function requireEmpty(url: string, name: string): Promise<void> {
  const { rows } = await withClient(url, name, (client) => client.query(`select relname ${OURS} and ${USED}`))
  if (rows.length) throw new Error(`The migrations left rows in ${rows.map(({ relname }) => relname)}.`)
}

const EMPTY = `do $$
declare used text;
begin
  select string_agg(quote_ident(c.relname), ', ') into used ${OURS} and ${USED};
  if used is not null then execute 'truncate ' || used || ' restart identity cascade'; end if;
end $$`

/** As new, down to the bytes in its files. False where the test changed the schema: such a database is spent. */
export function emptyDatabase(url: string, name: string, huella: string): Promise<boolean> {
  return withClient(url, name, async (client) => {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    if ((await findHuella(client).catch(() => '')) !== huella) return false
    await client.query(EMPTY)
    return true
  })
}
