import { type RawBuilder, sql } from 'kysely'
import { type Alternativa, type Nivel, splitNivel, type TextSearch } from './text-search-engine.ts'

/** Marks the beginnings that are kept as words of their own; no word has it (see domain/cvs/palabras.ts). */
const INICIO = '\uf8ff'
const LARGO_DE_INICIO = 4
/** PostgreSQL keeps 1,048,575 bytes of words per row. */
const BYTES_MAXIMOS = 1_040_000

const countBytes = (palabras: Iterable<string>) => {
  let bytes = 0
  for (const palabra of palabras) bytes += Buffer.byteLength(palabra)
  return bytes
}

/**
 * A short beginning is shared by so many words that putting their lists together takes longest of all: it has a list of
 * its own. Of a file with more words than a row holds, the last ones are found whole and by longer beginnings.
 */
export function addInicios(palabras: readonly string[]): string[] {
  const todas = new Set(palabras)
  let quedan = BYTES_MAXIMOS - countBytes(todas)
  for (const palabra of palabras) {
    const letras = Array.from(palabra.slice(0, 2 * LARGO_DE_INICIO))
    for (let largo = 1; largo <= Math.min(LARGO_DE_INICIO, letras.length); largo++) {
      const inicio = INICIO + letras.slice(0, largo).join('')
      if (todas.has(inicio)) continue
      quedan -= Buffer.byteLength(inicio)
      if (quedan < 0) return [...todas]
      todas.add(inicio)
    }
  }
  return [...todas]
}

const formatInicio = (palabra: string) =>
  Array.from(palabra).length <= LARGO_DE_INICIO ? `'${INICIO}${palabra}'` : `'${palabra}':*`

/** Words hold neither quotes nor backslashes; in quotes they are lexemes as they stand. */
const formatTermino = (termino: readonly Alternativa[]): string => {
  const alternativas = termino.map(({ palabras, porInicio }) =>
    palabras.map((palabra) => (porInicio ? formatInicio(palabra) : `'${palabra}'`)).join(' & '),
  )
  return `(${alternativas.map((texto) => `(${texto})`).join(' | ')})`
}

const formatNivel = (nivel: Nivel): string => {
  const { con, sin } = splitNivel(nivel)
  return [...con.map(formatTermino), ...sin.map((termino) => `!${formatTermino(termino)}`)].join(' & ')
}

function formatQuery(nivel: Nivel, menos: readonly Nivel[]): string {
  if (menos.length === 0) return formatNivel(nivel)
  return `(${formatNivel(nivel)}) & !(${menos.map((otro) => `(${formatNivel(otro)})`).join(' | ')})`
}

/**
 * Where a page begins so far on, sorting everything is faster than keeping the first so many while reading. PostgreSQL does the
 * latter unless a condition stands in between.
 */
const LEJOS = 2_000

/** Newest rows that are looked at one by one before the index is asked. */
const RECIENTES = 200

export const postgresTextSearch: TextSearch = {
  /** The planner does not know what it costs to unpack a row's words: left alone it would rather read them all. */
  async prepare(db) {
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(db)
  },
  async put(db, numero, palabras) {
    await sql`
      insert into cvs_palabras (numero, palabras) values (${numero}, array_to_tsvector(${addInicios(palabras)}::text[]))
      on conflict (numero) do update set palabras = excluded.palabras`.execute(db)
  },
  async delete(db, numeros) {
    await sql`delete from cvs_palabras where numero = any(${numeros}::bigint[])`.execute(db)
  },
  async list(db, nivel, menos, { limit, offset }) {
    const query = formatQuery(nivel, menos)
    const encontrados = sql`select numero from cvs_palabras where palabras @@ ${query}::tsquery offset 0`
    const ordenados = sql`select numero from (${encontrados}) as encontrados order by numero desc`
    const { rows } = await (offset < LEJOS
      ? sql<{ numero: number }>`${ordenados} limit ${limit} offset ${offset}`
      : sql<{ numero: number }>`
          select numero from (${ordenados} offset 0) as ordenados where numero > 0
          limit ${limit} offset ${offset}`
    ).execute(db)
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

export const tablasDePostgres: RawBuilder<unknown>[] = [
  sql`create table cvs_palabras (numero bigint primary key, palabras tsvector not null)`,
  // A row's words are read far more often than written: they are not packed.
  sql`alter table cvs_palabras alter column palabras set storage external`,
  sql`create index cvs_palabras_palabras on cvs_palabras using gin (palabras)`,
]
