import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { encodeRowList, readRowList } from '../../db/sql/row-list.ts'

export interface Cuentas {
  invitados: number
  contestaron: number
  completas: number
}

/** By climate, then by group; a group nobody was invited to has no entry. */
export type CuentasPorGrupo = Map<string, Map<string, Cuentas>>

/** A climate whose sheets are counted. */
export type Contado = { id: string; publicacion: number; idsGrupos: readonly string[] }

/**
 * Of open climates: counted from the sheets and the invitations as they stand, never person by person. Which sheets are complete only
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
    Object.assign(at(id_clima, id_grupo), { contestaron, completas: Number(completas) })
  }
  return cuentas
}

type CuentaDeHojas = { id_clima: string; id_grupo: string; contestaron: number; completas: number | string }

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
    .groupBy(['id_clima', 'id_grupo'])
    .execute()

const GRUPOS = { id_clima: 'text', id_grupo: 'text', publicacion: 'integer' } as const

/** Group by group, so that both engines go straight to those that wait: of published ones there may be a million. */
async function countSinCompletas(db: Db, climas: readonly Contado[]): Promise<CuentaDeHojas[]> {
  const grupos = climas.flatMap(({ id, publicacion, idsGrupos }) =>
    idsGrupos.map((id_grupo) => ({ id_clima: id, id_grupo, publicacion })),
  )
  const esperan = await db
    .selectFrom(readRowList(db, GRUPOS, encodeRowList(db, GRUPOS, grupos), 'grupos'))
    .crossJoin('hojas')
    .whereRef('hojas.id_clima', '=', 'grupos.id_clima')
    .whereRef('hojas.id_grupo', '=', 'grupos.id_grupo')
    .whereRef('hojas.bloque', '>', 'grupos.publicacion')
    .select(['hojas.id_clima', 'hojas.id_grupo', (count) => count.fn.countAll<number>().as('hojas')])
    .groupBy(['hojas.id_clima', 'hojas.id_grupo'])
    .execute()
  const total = new Map(esperan.map((fila) => [`${fila.id_clima} ${fila.id_grupo}`, fila.hojas]))
  const publicados = climas.filter(({ publicacion }) => publicacion > 0).map(({ id }) => id)
  for (const { id_clima, hojas_por_grupo } of await listBloquesDe(db, publicados))
    for (const [idGrupo, hojas] of Object.entries(JSON.parse(hojas_por_grupo) as Record<string, number>)) {
      const clave = `${id_clima} ${idGrupo}`
      total.set(clave, (total.get(clave) ?? 0) + hojas)
    }
  return grupos.flatMap(({ id_clima, id_grupo }) => {
    const contestaron = total.get(`${id_clima} ${id_grupo}`) ?? 0
    return contestaron > 0 ? [{ id_clima, id_grupo, contestaron, completas: 0 }] : []
  })
}

const listBloquesDe = async (db: Db, idsClimas: readonly string[]) =>
  idsClimas.length === 0
    ? []
    : db
        .selectFrom('bloques')
        .select(['id_clima', 'hojas_por_grupo'])
        .where('id_clima', 'in', idsClimas)
        .execute()

/** Sheets of each group that no block holds yet. */
export async function countEnEspera(
  db: Db,
  { idClima, publicacion, idsGrupos }: { idClima: string; publicacion: number; idsGrupos: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('hojas')
    .select(['id_grupo', (count) => count.fn.countAll<number>().as('hojas')])
    .where('id_clima', '=', idClima)
    // Named, so that both engines go straight to those of each group that wait.
    .where('id_grupo', 'in', idsGrupos)
    .where('bloque', '>', publicacion)
    .groupBy('id_grupo')
    .execute()
  return new Map(rows.map(({ id_grupo, hojas }) => [id_grupo, hojas]))
}

/** Of each published block: its sheets by group. */
export async function listCuentasDeBloques(
  db: Db,
  { idClima, publicacion }: { idClima: string; publicacion: number },
): Promise<{ hojasPorGrupo: Record<string, number> }[]> {
  const rows = await db
    .selectFrom('bloques')
    .select('hojas_por_grupo')
    .where('id_clima', '=', idClima)
    .where('numero', '<=', publicacion)
    .execute()
  return rows.map(({ hojas_por_grupo }) => ({ hojasPorGrupo: JSON.parse(hojas_por_grupo) }))
}

/** Of closed climates: as they were kept. */
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

/** Whether anybody was invited, by mail or on paper. */
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
  return false
}

/** Of the groups given, those that somebody was invited to. */
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
