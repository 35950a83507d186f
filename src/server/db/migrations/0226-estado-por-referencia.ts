import { type Kysely, sql } from 'kysely'

/** How somebody's mails ended is read from the index alone: a close asks it of everybody. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index correos_referencia`.execute(db)
  await sql`create index correos_referencia on correos (referencia, estado)`.execute(db)
}
