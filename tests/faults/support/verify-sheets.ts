import { sql } from 'kysely'
import { expect } from 'vitest'
import { listCasillas, SIN_CONTESTAR } from '../../../src/domain/encuesta/hoja.ts'
import type { RespuestaEnviada } from '../../../src/domain/encuesta/respuestas.ts'
import { type DatabaseLocation, type Db, openDatabase } from '../../../src/server/db/engine/database.ts'
import { computeClaveDeAbierta, computeClaveDeHoja } from '../../../src/server/llaves/llave.ts'
import type { Ledger } from './ledger.ts'
import type { RunningSurvey } from './running-survey.ts'

/** What stands on the sheet of a token, as it was sent. */
async function readHoja(db: Db, { idClima, llave, cuestionario }: RunningSurvey, token: string) {
  const hoja = await db
    .selectFrom('hojas')
    .select('respuestas')
    .where('id_clima', '=', idClima)
    .where('clave', '=', computeClaveDeHoja(llave, token))
    .executeTakeFirst()
  const stored: RespuestaEnviada[] = []
  for (const { idPregunta, posicion, clase } of listCasillas(cuestionario)) {
    const letra = hoja?.respuestas[posicion] ?? SIN_CONTESTAR
    if (letra === SIN_CONTESTAR) continue
    if (clase !== 'abierta') {
      stored.push({ idPregunta, respuesta: clase === 'opcion' ? String(letra === 't') : letra })
      continue
    }
    const textos = await db
      .selectFrom('respuestas_abiertas')
      .select('texto')
      .where('id_clima', '=', idClima)
      .where('clave', '=', computeClaveDeAbierta(llave, token, idPregunta))
      .execute()
    stored.push(...textos.map(({ texto }) => ({ idPregunta, respuesta: texto })))
  }
  return stored
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
  const { idClima, unidades } = survey
  const db = openDatabase(location)
  try {
    await expectSoundFiles(db, location)
    const hojas = await db.selectFrom('hojas').select('respuestas').where('id_clima', '=', idClima).execute()
    const abiertas = await db
      .selectFrom('respuestas_abiertas')
      .select('clave')
      .where('id_clima', '=', idClima)
      .execute()
    const marks = hojas.map(({ respuestas }) => respuestas).join('')
    const largo = unidades.flatMap(({ ids }) => ids).length
    expect(hojas.filter(({ respuestas }) => !/^[-0-4tfa]+$/.test(respuestas))).toEqual([])
    expect(hojas.filter(({ respuestas }) => respuestas.length !== largo)).toEqual([])
    expect(abiertas).toHaveLength(marks.replace(/[^a]/g, '').length)
    expect(new Set(abiertas.map(({ clave }) => clave)).size).toBe(abiertas.length)
  } finally {
    await db.destroy()
  }
}
