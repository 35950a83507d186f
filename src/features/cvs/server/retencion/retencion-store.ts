import { sql } from 'kysely'
import type { AlcanceDeRetencion } from '#domain/cvs/conservacion.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { CvBorrado } from '../erase-cvs.ts'

export interface PorListar {
  now: number
  /** CVs last true before this go within thirty days. */
  limite: number
  /** Those kept beyond this day do not. */
  conservado: number
}

type Plazo = Pick<PorListar, 'limite' | 'conservado'>

/** The CVs that go by these terms, on the list or not. */
const selectPorBorrar = (db: Db, { limite, conservado }: Plazo) =>
  db
    .selectFrom('cvs')
    .where('borrado', 'is', null)
    .where('al_dia', '<=', limite)
    .where((where) =>
      where.or([where('conservar_hasta', 'is', null), where('conservar_hasta', '<=', conservado)]),
    )

const count = () => sql<number>`count(*)`.as('cuenta')

export async function countPorBorrar(db: Db, plazo: Plazo): Promise<AlcanceDeRetencion> {
  const cvs = await selectPorBorrar(db, plazo).select(count()).executeTakeFirstOrThrow()
  const envios = await db
    .selectFrom('envios_de_cv')
    .select(count())
    .where('resuelto', 'is', null)
    .where('consentimiento', '<=', plazo.limite)
    .executeTakeFirstOrThrow()
  return { cvs: cvs.cuenta, envios: envios.cuenta }
}

/** Some more of what is going to be erased, put on the list; how many. */
export async function listCvsPorBorrar(tx: Tx, { now, ...plazo }: PorListar, limit: number): Promise<number> {
  const siguientes = selectPorBorrar(tx, plazo)
    .select('numero')
    .where('listado', 'is', null)
    .orderBy('al_dia')
    .limit(limit)
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({ listado: now })
    .where('numero', 'in', siguientes)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Off the list: what was brought up to date, or is kept, or what longer months spare; and what a clock that ran ahead put on it,
 * which is listed anew, with its thirty days.
 */
export async function unlistCvs(tx: Tx, { now, limite, conservado }: PorListar): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ listado: null })
    .where('listado', 'is not', null)
    .where((where) =>
      where.or([
        where('al_dia', '>', limite),
        where('conservar_hasta', '>', conservado),
        where('listado', '>', now),
      ]),
    )
    .execute()
}

/** Retention is off: what would have gone is no longer on any list. */
export async function unlistAll(tx: Tx): Promise<void> {
  await tx.updateTable('cvs').set({ listado: null }).where('listado', 'is not', null).execute()
  await tx.updateTable('envios_de_cv').set({ listado: null }).where('listado', 'is not', null).execute()
}

export interface PorBorrar {
  now: number
  limite: number
  /** Listed since then at the latest. */
  listadoHasta: number
}

/** CVs whose time is over, held until the transaction ends: who confirms at this moment does so before or after. */
export async function takeCvsVencidos(
  tx: Tx,
  { now, limite, listadoHasta }: PorBorrar,
  limit: number,
): Promise<CvBorrado[]> {
  const vencidos = tx
    .selectFrom('cvs')
    .select('numero')
    .where('listado', '<=', listadoHasta)
    .where('al_dia', '<=', limite)
    .where('borrado', 'is', null)
    .where((where) => where.or([where('conservar_hasta', 'is', null), where('conservar_hasta', '<=', now)]))
    .limit(limit)
  return (
    tx
      .updateTable('cvs')
      .set({ borrado: now })
      .where('numero', 'in', vencidos)
      // Once more: what changed while this waited for the row is spared.
      .where('listado', '<=', listadoHasta)
      .where('al_dia', '<=', limite)
      .where('borrado', 'is', null)
      .returning(['id', 'numero'])
      .execute()
  )
}

/** Submissions that nobody has read in all that time, the same way. */
export async function listEnviosPorBorrar(tx: Tx, { now, limite }: PorListar): Promise<void> {
  await tx
    .updateTable('envios_de_cv')
    .set({ listado: now })
    .where((where) => where.or([where('listado', 'is', null), where('listado', '>', now)]))
    .where('resuelto', 'is', null)
    .where('consentimiento', '<=', limite)
    .execute()
  await tx
    .updateTable('envios_de_cv')
    .set({ listado: null })
    .where('listado', 'is not', null)
    .where('consentimiento', '>', limite)
    .execute()
}

export async function deleteEnviosVencidos(tx: Tx, { limite, listadoHasta }: PorBorrar): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('envios_de_cv')
    .where('listado', '<=', listadoHasta)
    .where('consentimiento', '<=', limite)
    .where('resuelto', 'is', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The first to go, first. */
export async function listNumerosListados(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('cvs')
    .select('numero')
    .where('listado', 'is not', null)
    .where('borrado', 'is', null)
    .orderBy('listado')
    .orderBy('al_dia')
    .orderBy('numero')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ numero }) => numero)
}

export async function listNumerosConservados(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('cvs')
    .select('numero')
    .where('conservar_hasta', '>', now)
    .where('borrado', 'is', null)
    .orderBy('conservar_hasta')
    .orderBy('numero')
    .limit(limit)
    .execute()
  return rows.map(({ numero }) => numero)
}

export interface CuentasDeLista {
  cvs: number
  envios: number
  conservados: number
  /** The plazos of the CV that goes first; null where none does. */
  primero: { listado: number; alDia: number } | null
}

export async function countListados(db: Db, now: number): Promise<CuentasDeLista> {
  const cvs = await db
    .selectFrom('cvs')
    .select(count())
    .where('listado', 'is not', null)
    .where('borrado', 'is', null)
    .executeTakeFirstOrThrow()
  const envios = await db
    .selectFrom('envios_de_cv')
    .select(count())
    .where('listado', 'is not', null)
    .executeTakeFirstOrThrow()
  const conservados = await db
    .selectFrom('cvs')
    .select(count())
    .where('conservar_hasta', '>', now)
    .where('borrado', 'is', null)
    .executeTakeFirstOrThrow()
  const primero = await db
    .selectFrom('cvs')
    .select(['listado', 'al_dia as alDia'])
    .where('listado', 'is not', null)
    .where('borrado', 'is', null)
    .orderBy('listado')
    .orderBy('al_dia')
    .limit(1)
    .executeTakeFirst()
  return {
    cvs: cvs.cuenta,
    envios: envios.cuenta,
    conservados: conservados.cuenta,
    primero: primero ? { listado: primero.listado!, alDia: primero.alDia } : null,
  }
}

export interface Conservacion {
  hasta: number
  razon: string
  idUsuario: string
}

/** A CV kept on purpose leaves the list of what goes; false where there is no such CV. */
export async function updateConservacion(
  tx: Tx,
  idCv: string,
  conservacion: Conservacion | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({
      conservar_hasta: conservacion?.hasta ?? null,
      conservar_razon: conservacion?.razon ?? null,
      conservado_por: conservacion?.idUsuario ?? null,
      listado: null,
    })
    .where('id', '=', idCv)
    .where('borrado', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
