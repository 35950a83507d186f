import { type Db, getEngine } from '../engine/database.ts'

/*
 * How many rows at a time where there are very many. SQLite works on the server's own thread and has one writer: after some
 * milliseconds of it others have a turn. PostgreSQL lets others write meanwhile, and pays for each statement.
 */
const DE_POSTGRES = 100_000

/** Of rows that are written. */
export const getFilasPorTanda = (db: Db): number => (getEngine(db) === 'sqlite' ? 1_000 : DE_POSTGRES)

/** Of sheets that are read whole: counting them takes as long again. */
export const getHojasPorTira = (db: Db): number => (getEngine(db) === 'sqlite' ? 2_000 : 4_000)

/** Of rows that are looked at. */
export const getFilasPorLectura = (db: Db): number => (getEngine(db) === 'sqlite' ? 5_000 : DE_POSTGRES)
