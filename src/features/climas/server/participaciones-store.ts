import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Patron } from '#domain/resultados/supresion/patron.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { encodeRowList, type RowList, readRowList } from '#server/db/sql/row-list.ts'

export interface Cuentas {
  invitados: number
  contestaron: number
  completas: number
}

/** By climate, then by group; a group nobody was invited to has no entry. */
export type CuentasPorGrupo = Map<string, Map<string, Cuentas>>

/** A climate whose sheets are counted. */
export type Contado = { id: string; publicacion: number }

/**
 * Participation of open climates: counted from the sheets and the invitations as they stand, never person by person. Which sheets are complete only
 * the sheets tell (`conCompletas`); how many there are was counted when they were published, so that those that wait are counted.
 */
export async function countParticipaciones(
  db: Db,
  climas: readonly Contado[],
  { conCompletas }: { conCompletas: boolean },
): Promise<CuentasPorGrupo> {
  const cuentas: CuentasPorGrupo = new Map()
  const idsClimas = climas.map(({ id }) => id)
  if (idsClimas.length === 0) return cuentas
  const invitaciones = await db
    .selectFrom('encuestados')
    .select(['id_clima', 'id_grupo', (count) => count.fn.countAll<number>().as('invitados')])
    .where('id_clima', 'in', idsClimas)
    .groupBy(['id_clima', 'id_grupo'])
    .execute()
  const lotes = await db
    .selectFrom('lotes')
    .select(['id_clima', 'id_grupo', (count) => count.fn.sum<number | string>('hojas').as('invitados')])
    .where('id_clima', 'in', idsClimas)
    .groupBy(['id_clima', 'id_grupo'])
    .execute()
  // SQLite works without pause: with many people and sheets others have their turn between the two.
  await yieldToOthers()
  const hojas = conCompletas ? await countTodas(db, idsClimas) : await countSinCompletas(db, climas)
  const at = (idClima: string, idGrupo: string) => {
    const grupos = cuentas.get(idClima) ?? new Map<string, Cuentas>()
    const grupo = grupos.get(idGrupo) ?? { invitados: 0, contestaron: 0, completas: 0 }
    cuentas.set(idClima, grupos.set(idGrupo, grupo))
    return grupo
  }
  for (const { id_clima, id_grupo, invitados } of invitaciones) at(id_clima, id_grupo).invitados = invitados
  for (const { id_clima, id_grupo, invitados } of lotes) at(id_clima, id_grupo).invitados += Number(invitados)
  for (const { id_clima, id_grupo, contestaron, completas } of hojas) {
    const grupo = at(id_clima, id_grupo)
    grupo.contestaron += contestaron
    grupo.completas += Number(completas)
  }
  return cuentas
}

type CuentaDeHojas = { id_clima: string; id_grupo: string; contestaron: number; completas: number | string }

/** By block as well: in the order of their index, so that nothing is sorted. */
const countTodas = (db: Db, idsClimas: readonly string[]): Promise<CuentaDeHojas[]> =>
  db
    .selectFrom('hojas')
    .select([
      'id_clima',
      'id_grupo',
      (count) => count.fn.countAll<number>().as('contestaron'),
      (count) => count.fn.sum<number | string>('completa').as('completas'),
    ])
    .where('id_clima', 'in', idsClimas)
    .groupBy(['id_clima', 'bloque', 'id_grupo'])
    .execute()

async function countSinCompletas(db: Db, climas: readonly Contado[]): Promise<CuentaDeHojas[]> {
  const esperan = await countQueEsperan(db, climas, { conSinTerminar: true })
  const publicados = climas.filter(({ publicacion }) => publicacion > 0).map(({ id }) => id)
  const publicadas = (await listBloquesDe(db, publicados)).flatMap(({ id_clima, hojas_por_grupo }) =>
    Object.entries(JSON.parse(hojas_por_grupo) as Record<string, number>).map(([id_grupo, hojas]) => ({
      id_clima,
      id_grupo,
      hojas,
    })),
  )
  return [...esperan, ...publicadas].map(({ hojas, ...fila }) => ({
    ...fila,
    contestaron: hojas,
    completas: 0,
  }))
}

const CLIMAS = { id_clima: 'text', bloque: 'integer' } as const

/** Straight to those that no block holds: of published ones there may be a million. */
const listQueEsperan = compileOnce((db, climas: RowList) =>
  db
    .selectFrom(readRowList(db, CLIMAS, climas, 'climas'))
    .crossJoin('hojas')
    .whereRef('hojas.id_clima', '=', 'climas.id_clima')
    .whereRef('hojas.bloque', '=', 'climas.bloque')
    .select(['hojas.id_clima', 'hojas.id_grupo', (count) => count.fn.countAll<number>().as('hojas')])
    .groupBy(['hojas.id_clima', 'hojas.id_grupo']),
)

const countQueEsperan = (
  db: Db,
  climas: readonly Contado[],
  { conSinTerminar }: { conSinTerminar: boolean },
) =>
  listQueEsperan(
    db,
    encodeRowList(
      db,
      CLIMAS,
      climas.flatMap(({ id, publicacion }) =>
        (conSinTerminar ? [0, 1, 2] : [1, 2]).map((n) => ({
          id_clima: id,
          bloque: n === 0 ? 0 : publicacion + n,
        })),
      ),
    ),
  )

/** Sheets of each group that no block holds yet: finished ones, or all. */
export async function countEnEspera(
  db: Db,
  clima: Contado,
  cuales: { conSinTerminar: boolean },
): Promise<Map<string, number>> {
  const filas = await countQueEsperan(db, [clima], cuales)
  return new Map(filas.map(({ id_grupo, hojas }) => [id_grupo, Number(hojas)]))
}

const listBloquesDe = async (db: Db, idsClimas: readonly string[]) =>
  idsClimas.length === 0
    ? []
    : db
        .selectFrom('bloques')
        .select(['id_clima', 'hojas_por_grupo'])
        .where('id_clima', 'in', idsClimas)
        .execute()

/** Sheets of each published block by group. */
export async function listCuentasDeBloques(
  db: Db,
  { id, publicacion }: Contado,
): Promise<{ hojasPorGrupo: Record<string, number> }[]> {
  const rows = await db
    .selectFrom('bloques')
    .select('hojas_por_grupo')
    .where('id_clima', '=', id)
    .where('numero', '<=', publicacion)
    .execute()
  return rows.map(({ hojas_por_grupo }) => ({ hojasPorGrupo: JSON.parse(hojas_por_grupo) }))
}

export interface BloqueResumido {
  patron: Patron
  hojasPorGrupo: Record<string, number>
}

/** Blocks of each climate, oldest first: which sets they show, and their sheets by group. */
export async function listBloquesPorClima(
  db: Db,
  idsClimas: readonly string[],
): Promise<Map<string, BloqueResumido[]>> {
  if (idsClimas.length === 0) return new Map()
  const rows = await db
    .selectFrom('bloques')
    .select(['id_clima', 'patron', 'hojas_por_grupo'])
    .where('id_clima', 'in', idsClimas)
    .orderBy('numero')
    .execute()
  const porClima = Map.groupBy(rows, ({ id_clima }) => id_clima)
  return new Map(
    Array.from(porClima, ([idClima, suyos]) => [
      idClima,
      suyos.map(({ patron, hojas_por_grupo }) => ({
        patron: JSON.parse(patron),
        hojasPorGrupo: JSON.parse(hojas_por_grupo),
      })),
    ]),
  )
}

/** Participation of closed climates, as it was kept. */
export async function listParticipacionesGuardadas(
  db: Db,
  idsClimas: readonly string[],
): Promise<CuentasPorGrupo> {
  const cuentas: CuentasPorGrupo = new Map()
  if (idsClimas.length === 0) return cuentas
  const rows = await db.selectFrom('participaciones').selectAll().where('id_clima', 'in', idsClimas).execute()
  for (const { id_clima, id_grupo, ...resto } of rows) {
    const grupos = cuentas.get(id_clima) ?? new Map<string, Cuentas>()
    cuentas.set(id_clima, grupos.set(id_grupo, resto))
  }
  return cuentas
}

/** Keeps the counts of a climate that is being closed. */
export async function insertParticipaciones(
  tx: Tx,
  idClima: string,
  grupos: ReadonlyMap<string, Cuentas>,
): Promise<void> {
  const rows = [...grupos].map(([id_grupo, cuentas]) => ({ id_clima: idClima, id_grupo, ...cuentas }))
  if (rows.length > 0) await tx.insertInto('participaciones').values(rows).execute()
}

/** Whether anybody has answered, which freezes the structure. */
export async function hasRespuestas(db: Db, idClima: string): Promise<boolean> {
  const row = await db
    .selectFrom('hojas')
    .select('clave')
    .where('id_clima', '=', idClima)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether anybody was ever invited to anything. */
export async function hasInvitados(db: Db): Promise<boolean> {
  for (const table of ['encuestados', 'lotes'] as const)
    if (await db.selectFrom(table).select('id_clima').limit(1).executeTakeFirst()) return true
  const row = await db
    .selectFrom('participaciones')
    .select('id_clima')
    .where('invitados', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest first: somebody was invited, and nobody can answer yet. */
export async function listIdsPorActivar(
  db: Db,
  { ahora, limit }: { ahora: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('climas')
    .select('id')
    .where('cerrado', '=', 0)
    .where('encuesta_activa', '=', 0)
    .where((clima) => clima.or([clima('fecha_limite', 'is', null), clima('fecha_limite', '>', ahora)]))
    .where((clima) => {
      const hay = (tabla: 'hojas' | 'encuestados' | 'lotes') =>
        clima.exists(
          clima.selectFrom(tabla).select(`${tabla}.id_clima`).whereRef(`${tabla}.id_clima`, '=', 'climas.id'),
        )
      return clima.and([clima.not(hay('hojas')), clima.or([hay('encuestados'), hay('lotes')])])
    })
    .orderBy('fecha_inicio', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether anybody was invited, by mail or on paper, also where they were deleted since. */
export async function hasEncuestados(db: Db, idClima: string): Promise<boolean> {
  for (const table of ['encuestados', 'lotes'] as const) {
    const row = await db
      .selectFrom(table)
      .select('id_grupo')
      .where('id_clima', '=', idClima)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  const row = await db.selectFrom('climas').select('prometido').where('id', '=', idClima).executeTakeFirst()
  return row?.prometido === 1
}

/** The given groups that somebody was invited to. */
export async function listGruposConEncuestados(
  db: Db,
  idClima: string,
  idsGrupos: readonly string[],
): Promise<Set<string>> {
  if (idsGrupos.length === 0) return new Set()
  const listGrupos = (table: 'encuestados' | 'lotes') =>
    db
      .selectFrom(table)
      .select('id_grupo')
      .distinct()
      .where('id_clima', '=', idClima)
      .where('id_grupo', 'in', idsGrupos)
      .execute()
  const rows = [...(await listGrupos('encuestados')), ...(await listGrupos('lotes'))]
  return new Set(rows.map(({ id_grupo }) => id_grupo))
}
