import type { DatabaseSync } from 'node:sqlite'
import type { Row } from '#server/db/sql/stream-rows.ts'

export interface Tabla {
  nombre: string
  columnas: string[]
  /** The primary key; every column where there is none. */
  orden: string[]
  /** Rows at a time: a file may have ten megabytes. */
  lote: number
}

const FILAS_POR_LOTE = 50

/**
 * Not carried over: the migrator's own tables, which the schema brings along; the index of words, made anew from the
 * CVs; long work and its files, which can be made again; sessions and one-time links, because a log-out, a new password
 * or a used link since then must stay in force; counts of tries and halves of logins, which are over.
 */
const FUERA =
  /^(kysely_|sqlite_|cvs_palabras|sesiones$|enlaces_de_cuenta$|retos$|limites$|trabajos($|_)|respaldo($|_))/

const isFueraDelRespaldo = (nombre: string): boolean => FUERA.test(nombre)

const quote = (nombre: string) => `"${nombre.replaceAll('"', '""')}"`

function readTabla(file: DatabaseSync, nombre: string): Tabla {
  const columns = file.prepare(`pragma table_info(${quote(nombre)})`).all() as {
    name: string
    type: string
    pk: number
  }[]
  const columnas = columns.map(({ name }) => name)
  const clave = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  const pesada = columns.some(({ type }) => type.toLowerCase() === 'blob')
  return {
    nombre,
    columnas,
    orden: clave.length > 0 ? clave.map(({ name }) => name) : columnas,
    lote: pesada ? 1 : FILAS_POR_LOTE,
  }
}

/** The tables of a backup as its own schema tells them, each after those it refers to. */
export function listTablas(file: DatabaseSync): Tabla[] {
  const names = file
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !isFueraDelRespaldo(name))
  const ordered = new Set<string>()
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.has(name) || path.includes(name) || !names.includes(name)) return
    for (const { table } of file.prepare(`pragma foreign_key_list(${quote(name)})`).all()) {
      visit(String(table), [...path, name])
    }
    ordered.add(name)
  }
  for (const name of names) visit(name, [])
  return [...ordered].map((name) => readTabla(file, name))
}

export function* readRows(file: DatabaseSync, { nombre, columnas, orden, lote }: Tabla): Generator<Row[]> {
  const list = (names: string[]) => names.map(quote).join(', ')
  const query = `select ${list(columnas)} from ${quote(nombre)} order by ${list(orden)}`
  let rows: Row[] = []
  for (const row of file.prepare(query).iterate()) {
    rows.push(row)
    if (rows.length < lote) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

export function prepareInsert(file: DatabaseSync, { nombre, columnas }: Tabla): (rows: Row[]) => void {
  const places = columnas.map(() => '?').join(', ')
  const statement = file.prepare(
    `insert into ${quote(nombre)} (${columnas.map(quote).join(', ')}) values (${places})`,
  )
  return (rows) => {
    for (const row of rows) statement.run(...columnas.map((columna) => row[columna] as never))
  }
}
