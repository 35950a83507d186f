import { sql } from 'kysely'
import type { Db, Engine } from '../../src/server/db/engine/database.ts'

/** From now on every insert into a table fails, and the engine's message quotes a value of the row. */
export async function failQuoting(db: Db, engine: Engine, table: string, column: string): Promise<void> {
  const [name, on, value] = [sql.ref(`cita_${table}`), sql.table(table), sql.ref(`new.${column}`)]
  if (engine === 'sqlite') {
    await sql`create trigger ${name} before insert on ${on}
      begin select raise(abort, 'refused: ' || ${value}); end`.execute(db)
    return
  }
  await sql`create function ${name}() returns trigger language plpgsql
    as $$ begin raise exception 'refused: %', ${value}; end $$`.execute(db)
  await sql`create trigger ${name} before insert on ${on} for each row execute function ${name}()`.execute(db)
}
