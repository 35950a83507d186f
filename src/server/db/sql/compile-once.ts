import type { Compilable, CompiledQuery } from 'kysely'
import { type Db, getMemory } from '../engine/database.ts'

/** Holds the place of a value that is known when the query runs. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that a save or a look-up asks every time, put together once: that takes several times as long as SQLite takes
 * to answer it. `build` may put its values into the query and must not look at them.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values
  const createCompiled = (): { query?: CompiledQuery<Row> } => ({})
  return async (db, values) => {
    const compiled = getMemory(db).get(createCompiled)
    compiled.query ??= build(db, places).compile()
    const { query } = compiled
    const fill = (parameter: unknown) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: query.parameters.map(fill) })
    return rows
  }
}
