import { type RawBuilder, sql } from 'kysely'
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
    const { rows } = await sql<{ numero: number }>`
      select numero from cvs_palabras where palabras @@ ${formatQuery(nivel, menos)}::tsquery
      order by numero desc limit ${limit} offset ${offset}`.execute(db)
    return rows.map(({ numero }) => numero)
  },
  async count(db, nivel, menos) {
    const { rows } = await sql<{ cuenta: number }>`
      select count(*) as cuenta from cvs_palabras
      where palabras @@ ${formatQuery(nivel, menos)}::tsquery`.execute(db)
    return rows[0]!.cuenta
  },
}

export const postgresTextSearchTables: RawBuilder<unknown>[] = [
  sql`create table cvs_palabras (numero bigint primary key, palabras tsvector not null)`,
  sql`create index cvs_palabras_palabras on cvs_palabras using gin (palabras)`,
]
