import type { Db } from '../engine/database.ts'

/** Words that must all be there, each whole or by how it begins. */
export interface Alternativa {
  palabras: readonly string[]
  porInicio: boolean
}
type Termino = readonly Alternativa[]
/** A row is found where every term has one alternative that it meets, and none of what is left out has. */
export type Nivel = readonly (Termino | { sin: Termino })[]

/** The terms that must be met, and those that must not. A level has at least one that must. */
export function splitNivel(nivel: Nivel): { con: Termino[]; sin: Termino[] } {
  const con: Termino[] = []
  const sin: Termino[] = []
  for (const termino of nivel) {
    if ('sin' in termino) sin.push(termino.sin)
    else con.push(termino)
  }
  return { con, sin }
}

export interface Pagina {
  limit: number
  offset: number
}

/**
 * The index of words behind the search of CVs. An engine knows no language here: it keeps the words it is given (letters,
 * digits and private-use characters, see domain/cvs/palabras.ts). It compares them as they are, so every engine finds the same
 * rows.
 */
export interface TextSearch {
  /** Replaces the words of a row. */
  put(db: Db, numero: number, palabras: readonly string[]): Promise<void>
  delete(db: Db, numeros: readonly number[]): Promise<void>
  /** Once in a transaction, before its first `list` or `count`. */
  prepare?(db: Db): Promise<void>
  /** Rows that meet one condition and none of the others, newest first. */
  list(db: Db, nivel: Nivel, menos: readonly Nivel[], pagina: Pagina): Promise<number[]>
  count(db: Db, nivel: Nivel, menos: readonly Nivel[]): Promise<number>
  /**
   * Finds, among the newest rows, those of each level that none before it has, newest first: all of them in one look. Null
   * where a page may need more rows than are looked at. An engine whose lists come newest first needs no such look.
   */
  listRecientes?(db: Db, niveles: readonly Nivel[], hasta: number): Promise<number[][] | null>
  /** Counts the rows newer than a number that meet each condition; one statement for all of them. */
  countNuevos(db: Db, condiciones: readonly { nivel: Nivel; desde: number }[]): Promise<number[]>
}
