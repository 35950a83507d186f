import { type RawBuilder, sql } from 'kysely'
import { type Alternativa, type Nivel, splitNivel, type TextSearch } from './text-search-engine.ts'

/** Words hold no quotes, so quoting is all that keeps them from being read as FTS5 syntax. */
const formatTermino = (termino: readonly Alternativa[]): string => {
  const alternativas = termino.map(({ palabras, porInicio }) =>
    palabras.map((palabra) => (porInicio ? `"${palabra}" *` : `"${palabra}"`)).join(' AND '),
  )
  return `(${alternativas.map((texto) => `(${texto})`).join(' OR ')})`
}

const formatNivel = (nivel: Nivel): string => {
  const { con, sin } = splitNivel(nivel)
  const todos = con.map(formatTermino).join(' AND ')
  return sin.length === 0 ? todos : `((${todos}) NOT (${sin.map(formatTermino).join(' OR ')}))`
}

function formatMatch(nivel: Nivel, menos: readonly Nivel[]): string {
  if (menos.length === 0) return formatNivel(nivel)
  return `(${formatNivel(nivel)}) NOT (${menos.map((otro) => `(${formatNivel(otro)})`).join(' OR ')})`
}

export const sqliteTextSearch: TextSearch = {
  async put(db, numero, palabras) {
    await this.delete(db, [numero])
    // Has the engine write the deletion down. Else, with secure-delete and detail=none, it forgets words of rows that are written
    // anew one after another in a transaction, and no longer finds them.
    await sql`savepoint palabras`.execute(db)
    await sql`release palabras`.execute(db)
    await sql`insert into cvs_palabras (rowid, palabras) values (${numero}, ${palabras.join(' ')})`.execute(
      db,
    )
  },
  async delete(db, numeros) {
    for (const numero of numeros) await sql`delete from cvs_palabras where rowid = ${numero}`.execute(db)
  },
  async list(db, nivel, menos, { limit, offset }) {
    const { rows } = await sql<{ numero: number }>`
      select rowid as numero from cvs_palabras where cvs_palabras match ${formatMatch(nivel, menos)}
      order by rowid desc limit ${limit} offset ${offset}`.execute(db)
    return rows.map(({ numero }) => numero)
  },
  async count(db, nivel, menos) {
    const { rows } = await sql<{ cuenta: number }>`
      select count(*) as cuenta from cvs_palabras where cvs_palabras match ${formatMatch(nivel, menos)}`.execute(
      db,
    )
    return rows[0]!.cuenta
  },
  async countNuevos(db, condiciones) {
    if (condiciones.length === 0) return []
    const cuentas = condiciones.map(
      ({ nivel, desde }, orden) => sql`select ${sql.lit(orden)} as orden, count(*) as cuenta from cvs_palabras
        where cvs_palabras match ${formatNivel(nivel)} and rowid > ${desde}`,
    )
    const { rows } = await sql<{ cuenta: number }>`
      ${sql.join(cuentas, sql` union all `)} order by orden`.execute(db)
    return rows.map(({ cuenta }) => cuenta)
  },
}

/**
 * The `ascii` tokenizer splits at ASCII punctuation and blanks alone, and our words have none. Where a word stands is
 * of no use to us (detail=none). Beginnings of up to five characters have lists of their own, read newest first until
 * a page is full; for longer ones the lists of all their words are put together first.
 * A deleted row's words leave the file at once (secure-delete) instead of when segments happen to be merged.
 */
export const tablasDeSqlite: RawBuilder<unknown>[] = [
  sql`create virtual table cvs_palabras
      using fts5(palabras, detail = none, prefix = '1 2 3 4 5', tokenize = 'ascii')`,
  sql`insert into cvs_palabras (cvs_palabras, rank) values ('secure-delete', 1)`,
]
