import { sql } from 'kysely'
import type { AppContext } from '../../src/server/context/context.ts'

/** Every row of every table, in an order of its own: two dumps are equal when nothing was changed between them. */
export async function dumpDatabase({ db }: Pick<AppContext, 'db'>): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables()
  const dump: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
    dump[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return dump
}
