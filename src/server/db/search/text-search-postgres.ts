import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../engine/database.ts'
import type { Nivel, TextSearch } from './text-search-engine.ts'

/** Words hold neither quotes nor backslashes; in quotes they are lexemes as they stand. */
const formatNivel = (nivel: Nivel): string =>
  nivel
    .map((termino) => {
      const alternativas = termino.map(({ palabras, porInicio }) =>
        palabras.map((palabra) => (porInicio ? `'${palabra}':*` : `'${palabra}'`)).join(' & '),
      )
      return `(${alternativas.map((texto) => `(${texto})`).join(' | ')})`
    })
    .join(' & ')

function formatQuery(nivel: Nivel, menos: readonly Nivel[]): string {
  if (menos.length === 0) return formatNivel(nivel)
  return `(${formatNivel(nivel)}) & !(${menos.map((otro) => `(${formatNivel(otro)})`).join(' | ')})`
}

/** Of the newest rows so many are looked at one by one before the index is asked. */
const RECIENTES = 200

/** The planner does not know what it costs to unpack a row's words: left alone it would rather read them all. */
const requireIndex = (db: Db) => sql`select set_config('enable_seqscan', 'off', true)`.execute(db)

export const postgresTextSearch: TextSearch = {
  async put(db, numero, palabras) {
    await sql`
      insert into cvs_palabras (numero, palabras) values (${numero}, array_to_tsvector(${palabras}::text[]))
      on conflict (numero) do update set palabras = excluded.palabras`.execute(db)
  },
  async delete(db, numeros) {
    await sql`delete from cvs_palabras where numero = any(${numeros}::bigint[])`.execute(db)
  },
  async list(db, nivel, menos, { limit, offset }) {
    const query = formatQuery(nivel, menos)
    await requireIndex(db)
    const { rows } = await sql<{ numero: number }>`
      with encontrados as materialized (
        select numero from cvs_palabras where palabras @@ ${query}::tsquery
      )
      select numero from encontrados order by numero desc limit ${limit} offset ${offset}`.execute(db)
    return rows.map(({ numero }) => numero)
  },
  /**
   * A word that many rows have is found among the newest at once; its list in the index would have to be read whole and
   * sorted. The last level finds all that any does, so a row that it does not find is unpacked once.
   */
  async listRecientes(db, niveles, hasta) {
    const ultimo = niveles.at(-1)
    if (hasta > RECIENTES || !ultimo) return null
    const casos = niveles
      .slice(0, -1)
      .map((nivel, indice) => sql`when palabras @@ ${formatNivel(nivel)}::tsquery then ${sql.lit(indice)}`)
    const orden = sql.lit(niveles.length - 1)
    const nivel = casos.length > 0 ? sql`case ${sql.join(casos, sql` `)} else ${orden} end` : orden
    const { rows } = await sql<{ numero: number; nivel: number }>`
      select numero, ${nivel} as nivel from (
        select numero, palabras from cvs_palabras order by numero desc limit ${RECIENTES}
      ) as recientes
      where palabras @@ ${formatNivel(ultimo)}::tsquery order by numero desc`.execute(db)
    return niveles.map((_, indice) => rows.filter((row) => row.nivel === indice).map(({ numero }) => numero))
  },
  async count(db, nivel, menos) {
    await requireIndex(db)
    const { rows } = await sql<{ cuenta: number }>`
      select count(*) as cuenta from cvs_palabras
      where palabras @@ ${formatQuery(nivel, menos)}::tsquery`.execute(db)
    return rows[0]!.cuenta
  },
  async countNuevos(db, condiciones) {
    if (condiciones.length === 0) return []
    // What is new is little: its rows are looked at one by one, whatever the words.
    const cuentas = condiciones.map(
      ({ nivel, desde }, orden) => sql`select ${sql.lit(orden)} as orden, count(*) as cuenta from (
          select palabras from cvs_palabras where numero > ${desde} offset 0
        ) as nuevos where palabras @@ ${formatNivel(nivel)}::tsquery`,
    )
    const { rows } = await sql<{ cuenta: number }>`
      ${sql.join(cuentas, sql` union all `)} order by orden`.execute(db)
    return rows.map(({ cuenta }) => cuenta)
  },
}

export const postgresTextSearchTables: RawBuilder<unknown>[] = [
  sql`create table cvs_palabras (numero bigint primary key, palabras tsvector not null)`,
  sql`create index cvs_palabras_palabras on cvs_palabras using gin (palabras)`,
]
