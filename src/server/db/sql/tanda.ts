import { type Db, getEngine } from '../engine/database.ts'

/*
 * How many rows at a time where there are very many. SQLite works on the server's own thread and has one writer: after some
 * milliseconds of it others have a turn. PostgreSQL lets others write meanwhile, and finding out where to pause would cost it as much
 * as the work.
 */
const choose = (db: Db, { sqlite, postgres }: { sqlite: number; postgres: number }): number =>
  getEngine(db) === 'sqlite' ? sqlite : postgres

/** Of rows that are deleted: heavy ones stand in more than one place. */
export const getFilasPorTanda = (db: Db, { pesadas }: { pesadas: boolean }): number =>
  choose(db, { sqlite: pesadas ? 2_000 : 5_000, postgres: Infinity })

/** Of people who are looked up elsewhere, under the writer's lock. */
export const getPersonasPorTanda = (db: Db): number => choose(db, { sqlite: 2_000, postgres: Infinity })

/** Of mails that are deleted: each stands in four places, and in no order of theirs. */
export const getCorreosPorTanda = (db: Db): number => choose(db, { sqlite: 250, postgres: 100_000 })

/** Of sheets that are read whole: counting them takes as long again. */
export const getHojasPorTira = (db: Db): number => choose(db, { sqlite: 2_000, postgres: 1_000 })

/** Of rows that are looked at. */
export const getFilasPorLectura = (db: Db): number => choose(db, { sqlite: 5_000, postgres: Infinity })
