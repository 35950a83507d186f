import { type Compilable, type RawBuilder, sql } from 'kysely'
import { type Db, getEngine } from '../engine/database.ts'

type Pares = Compilable<{ clave: string; valor: number }>

/** Some numbers by name as one text of the row that they belong to, so that both are of one moment and one question. */
export const readAsJson = (db: Db, pares: Pares): RawBuilder<string> =>
  getEngine(db) === 'postgres'
    ? sql`(select coalesce(json_object_agg(clave, valor), '{}') from (${pares}) as pares)::text`
    : sql`(select json_group_object(clave, valor) from (${pares}))`

/** The same of rows: a list of lists, of the values of some columns. */
export function readListAsJson(
  db: Db,
  { columnas, filas }: { columnas: readonly string[]; filas: Compilable },
): RawBuilder<string> {
  const valores = sql.join(columnas.map((columna) => sql.ref(columna)))
  return getEngine(db) === 'postgres'
    ? sql`(select coalesce(json_agg(json_build_array(${valores})), '[]') from (${filas}) as filas)::text`
    : sql`(select json_group_array(json_array(${valores})) from (${filas}))`
}
