import { sql } from 'kysely'
import { expect } from 'vitest'
import { readRespuestas } from '../../../src/domain/encuesta/testing/read-respuestas.ts'
import { findHoja, findHojasDeClaves } from '../../../src/features/encuesta/server/hojas-store.ts'
import { type DatabaseLocation, type Db, openDatabase } from '../../../src/server/db/engine/database.ts'
import { computeClaveDeHoja } from '../../../src/server/llaves/llave.ts'
import type { Ledger } from './ledger.ts'
import type { RunningSurvey } from './running-survey.ts'

/** What stands on the sheet of a token, as it was sent. */
async function readHoja(db: Db, { idClima, llave, cuestionario }: RunningSurvey, token: string) {
  const hoja = await findHoja(db, { idClima, llave }, computeClaveDeHoja(llave, token))
  return hoja ? readRespuestas(cuestionario, hoja.respuestas, hoja.escrito.textos) : []
}

/** Nothing that anybody was told is stored is missing, changed or there twice. */
export async function expectNothingLost(
  location: DatabaseLocation,
  survey: RunningSurvey,
  ledger: Ledger,
): Promise<void> {
  const wrong: string[] = []
  const db = openDatabase(location)
  try {
    for (const token of ledger.listTokens())
      wrong.push(...ledger.compare(token, await readHoja(db, survey, token)))
  } finally {
    await db.destroy()
  }
  expect(wrong).toEqual([])
  expect(ledger.contradictions).toEqual([])
}

async function expectSoundFiles(db: Db, { engine }: DatabaseLocation): Promise<void> {
  if (engine === 'sqlite') {
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
    return
  }
  await sql`create extension if not exists amcheck`.execute(db)
  await sql`select bt_index_check(c.oid, heapallindexed => true)
    from pg_class c join pg_am a on a.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
    where a.amname = 'btree' and c.relkind = 'i' and n.nspname = 'public'`.execute(db)
  const damaged =
    await sql`select c.relname, v.* from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    lateral verify_heapam(c.oid) v where c.relkind = 'r' and n.nspname = 'public'`.execute(db)
  expect(damaged.rows).toEqual([])
}

/** The tables agree with each other: every sheet is whole, and each text stands on one. */
export async function expectSoundSheets(location: DatabaseLocation, survey: RunningSurvey): Promise<void> {
  const { idClima, llave, unidades } = survey
  const db = openDatabase(location)
  try {
    await expectSoundFiles(db, location)
    const claves = await db.selectFrom('hojas').select('clave').where('id_clima', '=', idClima).execute()
    const hojas = [
      ...(
        await findHojasDeClaves(
          db,
          { idClima, llave },
          claves.map(({ clave }) => clave),
        )
      ).values(),
    ]
    const abiertas = hojas.flatMap(({ escrito }) => [...escrito.textos])
    const marks = hojas.map(({ respuestas }) => respuestas).join('')
    const largo = unidades.flatMap(({ ids }) => ids).length
    expect(hojas.filter(({ respuestas }) => !/^[-0-4tfa]+$/.test(respuestas))).toEqual([])
    expect(hojas.filter(({ respuestas }) => respuestas.length !== largo)).toEqual([])
    expect(abiertas).toHaveLength(marks.replace(/[^a]/g, '').length)
  } finally {
    await db.destroy()
  }
}
