import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { Tables } from '#server/db/tables/tables.ts'

/** Where a CV that has grown old stands: nobody was asked, the person was, or has answered. */
export type EstadoDeEnlace = 'sinMandar' | 'esperando' | 'contestaron'

export interface Momento {
  now: number
  /** CVs last true before this are to be brought up to date. */
  limite: number
}

type Where = ExpressionBuilder<Tables, 'cvs'>

function isEn(where: Where, estado: EstadoDeEnlace, { now, limite }: Momento) {
  if (estado === 'contestaron') return where('respuesta', 'is not', null)
  const viejo = where.and([
    where('respuesta', 'is', null),
    where('al_dia', '<=', limite),
    where.or([where('conservar_hasta', 'is', null), where('conservar_hasta', '<=', now)]),
  ])
  const esperando = where('enlace_hasta', '>', now)
  if (estado === 'esperando') return where.and([viejo, esperando])
  return where.and([viejo, where.or([where('enlace_hasta', 'is', null), where('enlace_hasta', '<=', now)])])
}

const ESTADOS: EstadoDeEnlace[] = ['sinMandar', 'esperando', 'contestaron']

export async function countPorActualizar(db: Db, momento: Momento): Promise<Record<EstadoDeEnlace, number>> {
  const cuentas = { sinMandar: 0, esperando: 0, contestaron: 0 }
  for (const estado of ESTADOS) {
    const { cuenta } = await db
      .selectFrom('cvs')
      .select(({ fn }) => fn.countAll<number>().as('cuenta'))
      .where('borrado', 'is', null)
      .where((where) => isEn(where, estado, momento))
      .executeTakeFirstOrThrow()
    cuentas[estado] = cuenta
  }
  return cuentas
}

/** CVs that have been true for longest come first. */
export async function listNumerosPorActualizar(
  db: Db,
  estado: EstadoDeEnlace | null,
  momento: Momento,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('cvs')
    .select('numero')
    .where('borrado', 'is', null)
    .where((where) => where.or((estado ? [estado] : ESTADOS).map((uno) => isEn(where, uno, momento))))
    .orderBy('al_dia')
    .orderBy('numero')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ numero }) => numero)
}

/** Answers of the person, which make the CV true as of now. */
export async function updateRespuesta(
  tx: Tx,
  idCv: string,
  respuesta: 'igual' | 'cambio',
  now: number,
): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ respuesta, al_dia: now, enlace_hasta: null, listado: null })
    .where('id', '=', idCv)
    .execute()
}

/** False where there is nothing to be seen. */
export async function deleteRespuesta(db: Db, idCv: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cvs')
    .set({ respuesta: null })
    .where('id', '=', idCv)
    .where('respuesta', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
