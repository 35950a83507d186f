import { sql } from 'kysely'
import type { TextosDeBloque } from '#domain/resultados/bloques/textos-de-bloque.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { lockTextos } from '#server/db/locks/climate-locks.ts'
import { randomKey } from '#server/db/sql/column-types.ts'

const TEXTOS_POR_TANDA = 2_000

const listTanda = (db: Db, { idClima, bloque }: { idClima: string; bloque: number }) =>
  db
    .selectFrom('respuestas_abiertas')
    .select('clave')
    .where('id_clima', '=', idClima)
    .where('bloque', '=', bloque)
    .orderBy('clave')
    .limit(TEXTOS_POR_TANDA)

type DeBloque = { idClima: string; bloque: number; textos: TextosDeBloque }

/** Texts that wait for a block, by question and group: with those that an earlier one left. */
export async function countAbiertas(
  db: Db,
  { idClima, bloque }: Omit<DeBloque, 'textos'>,
): Promise<Map<string, Map<string, number>>> {
  const rows = await db
    .selectFrom('respuestas_abiertas')
    .select(['id_pregunta', 'id_grupo', (count) => count.fn.countAll<number>().as('cuantas')])
    .where('id_clima', '=', idClima)
    .where('bloque', '=', bloque)
    .groupBy(['id_pregunta', 'id_grupo'])
    .execute()
  const porPregunta = new Map<string, Map<string, number>>()
  for (const { id_pregunta, id_grupo, cuantas } of rows) {
    const porGrupo = porPregunta.get(id_pregunta) ?? new Map<string, number>()
    porPregunta.set(id_pregunta, porGrupo.set(id_grupo, Number(cuantas)))
  }
  return porPregunta
}

/** Climates that are open and have published texts which still stand with their sheets. */
export async function listConTextosPorMover(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('climas')
    .select('id')
    .where('cerrado', '=', 0)
    .where('publicacion', '>', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('respuestas_abiertas')
          .select('clave')
          .whereRef('id_clima', '=', 'climas.id')
          .where('bloque', '>', 0)
          .whereRef('bloque', '<=', 'climas.publicacion'),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Answers to questions of which few are there are for the next block. */
export async function postponeTextos(db: Db, { idClima, bloque, textos }: DeBloque): Promise<void> {
  const esperan = Object.entries(textos).flatMap(([idPregunta, lugares]) => (lugares ? [] : [idPregunta]))
  if (esperan.length === 0) return
  await db
    .updateTable('respuestas_abiertas')
    .set({ bloque: bloque + 1 })
    .where('id_clima', '=', idClima)
    .where('bloque', '=', bloque)
    .where('id_pregunta', 'in', esperan)
    .execute()
}

/** The group or the area that a text stands beside; null where it stands beside none. */
function chooseLugar(textos: TextosDeBloque) {
  const casos = Object.entries(textos).flatMap(([idPregunta, lugares]) =>
    [...Map.groupBy(Object.entries(lugares ?? {}), ([, lugar]) => lugar)].map(
      ([lugar, suyos]) =>
        sql`when id_pregunta = ${idPregunta} and id_grupo in (${sql.join(suyos.map(([idGrupo]) => idGrupo))}) then ${lugar}`,
    ),
  )
  if (casos.length === 0) return sql<string | null>`cast(null as text)`
  return sql<string | null>`case ${sql.join(casos, sql` `)} end`
}

/**
 * Takes some thousand texts of a block away from their sheets: keys that lead nowhere, no order, and the group or area only
 * where it may be shown. Empty ones were answers, and end here. False: none was left.
 */
export async function moveTanda(tx: Tx, { idClima, bloque, textos }: DeBloque): Promise<boolean> {
  await lockTextos(tx, idClima)
  const claves = (await listTanda(tx, { idClima, bloque }).execute()).map(({ clave }) => clave)
  const hasta = claves.at(-1)
  if (hasta === undefined) return false
  await tx
    .insertInto('textos')
    .columns(['id_clima', 'clave', 'id_grupo', 'id_pregunta', 'texto'])
    .expression(
      tx
        .selectFrom('respuestas_abiertas')
        .select([
          'id_clima',
          randomKey(tx).as('clave'),
          chooseLugar(textos).as('id_grupo'),
          'id_pregunta',
          'texto',
        ])
        .where('id_clima', '=', idClima)
        .where('bloque', '=', bloque)
        .where('clave', '<=', hasta)
        .where(sql<string>`trim(texto)`, '<>', '')
        .orderBy(sql`random()`),
    )
    .execute()
  await tx
    .deleteFrom('respuestas_abiertas')
    .where('id_clima', '=', idClima)
    .where('bloque', '=', bloque)
    .where('clave', '<=', hasta)
    .execute()
  return claves.length === TEXTOS_POR_TANDA
}

interface TextoPublicado {
  idGrupo: string | null
  idPregunta: string
  texto: string
}

export type TextoConClave = TextoPublicado & { clave: string }

const selectTextos = (db: Db, idClima: string) =>
  db
    .selectFrom('textos')
    .select(['clave', 'id_grupo as idGrupo', 'id_pregunta as idPregunta', 'texto'])
    .where('id_clima', '=', idClima)

/** In the order of their keys, which is nobody's. */
export const listTextosOf = (db: Db, idClima: string, idPregunta: string): Promise<TextoConClave[]> =>
  selectTextos(db, idClima).where('id_pregunta', '=', idPregunta).orderBy('clave').execute()

export const findTextoByClave = (
  db: Db,
  idClima: string,
  clave: string,
): Promise<TextoConClave | undefined> =>
  selectTextos(db, idClima).where('clave', '=', clave).executeTakeFirst()

export const listTextosByClaves = (db: Db, idClima: string, claves: readonly string[]) =>
  claves.length === 0 ? [] : selectTextos(db, idClima).where('clave', 'in', claves).orderBy('clave').execute()

export async function countTextosOf(db: Db, idClima: string): Promise<number> {
  const { textos } = await db
    .selectFrom('textos')
    .select((eb) => eb.fn.countAll<number>().as('textos'))
    .where('id_clima', '=', idClima)
    .executeTakeFirstOrThrow()
  return Number(textos)
}
