import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from '../engine/database.ts'

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
  // An adapter belongs to one database, and is shared by its transactions.
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? build(db, places).compile()
    compiled.set(adapter, query)
    const fill = (parameter: unknown) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: query.parameters.map(fill) })
    return rows
  }
}
