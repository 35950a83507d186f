import { type Compilable, type RawBuilder, sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'

type Pares = Compilable<{ clave: string; valor: number }>

/** Some numbers by name as one text of the row that they belong to, so that both are of one moment and one question. */
export const readAsJson = (db: Db, pares: Pares): RawBuilder<string> =>
  getEngine(db) === 'postgres'
    ? sql`(select coalesce(json_object_agg(clave, valor), '{}') from (${pares}) as pares)::text`
    : sql`(select json_group_object(clave, valor) from (${pares}))`
