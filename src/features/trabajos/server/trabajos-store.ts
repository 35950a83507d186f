import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { COLUMNAS_DE_PERIODO, readPeriodoSiHay } from '#server/db/sql/periodo.ts'
import type { TrabajosTable } from '#server/db/tables/instalacion.ts'
import type { Tables } from '#server/db/tables/tables.ts'

export async function insertTrabajo(tx: Tx, row: TrabajosTable): Promise<void> {
  await tx.insertInto('trabajos').values(row).execute()
}

/** With the company and the year of what it is about. */
export interface TrabajoListado extends TrabajosTable {
  empresa: string | null
  periodo: string | null
}

export async function listTrabajosDe(
  db: Db,
  { idUsuario, idClima, desde }: { idUsuario: string; idClima: string | null; desde: number },
): Promise<TrabajoListado[]> {
  let query = db
    .selectFrom('trabajos')
    .leftJoin('climas', 'climas.id', 'trabajos.id_clima')
    .leftJoin('empresas', 'empresas.id', 'climas.id_empresa')
    .selectAll('trabajos')
    .select('empresas.nombre_comercial as empresa')
    .select(COLUMNAS_DE_PERIODO)
    .where('id_usuario', '=', idUsuario)
    .where('creado', '>=', desde)
  if (idClima !== null) query = query.where('id_clima', '=', idClima)
  const rows = await query.orderBy('creado', 'desc').orderBy('trabajos.id').execute()
  return rows.map(({ anio, nombreDeRonda, rondasDelAnio, esEstudio, ...row }) => ({
    ...row,
    periodo: readPeriodoSiHay({ anio, nombreDeRonda, rondasDelAnio, esEstudio }),
  }))
}

/** The oldest first. */
export async function listIdsConHuella(
  db: Db,
  { idClima, huella }: { idClima: string; huella: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('trabajos')
    .select('id')
    .where('id_clima', '=', idClima)
    .where('huella', '=', huella)
    .orderBy('creado')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export function findTrabajoDe(db: Db, id: string, idUsuario: string): Promise<TrabajosTable | undefined> {
  return db
    .selectFrom('trabajos')
    .selectAll()
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst()
}

/** It never goes back. False where it is no longer under way: somebody called it off. */
export async function updateAvance(
  db: Db | Tx,
  id: string,
  { hecho, ...avance }: Pick<TrabajosTable, 'paso' | 'hecho' | 'total' | 'latido'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trabajos')
    .set((row) => ({
      ...avance,
      hecho: row.case().when('hecho', '>', hecho).then(row.ref('hecho')).else(hecho).end(),
    }))
    .where('id', '=', id)
    .where('estado', '=', 'en_curso')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The climate it is about, while there is one: what began as that one was deleted does not go on naming it. */
const asuntoQueQueda = (row: ExpressionBuilder<Tables, 'trabajos'>) =>
  row.selectFrom('climas').select('climas.id').whereRef('climas.id', '=', 'trabajos.id_clima')

/** Only what is under way ends. */
export async function endTrabajo(
  db: Db | Tx,
  id: string,
  fin: Pick<TrabajosTable, 'estado' | 'paso'> & Partial<Pick<TrabajosTable, 'archivo' | 'mime' | 'bytes'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trabajos')
    // Steps are told now and then; what is done is done wholly.
    .set((row) => ({
      ...fin,
      id_clima: asuntoQueQueda(row),
      ...(fin.estado === 'listo' ? { hecho: row.ref('total') } : {}),
    }))
    .where('id', '=', id)
    .where('estado', '=', 'en_curso')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Work whose process has not been heard of since, or only by a clock that ran ahead and was set back. */
export async function failTrabajosCallados(
  db: Db,
  { desde, hasta }: { desde: number; hasta: number },
  paso: string,
): Promise<void> {
  await db
    .updateTable('trabajos')
    .set((row) => ({ estado: 'fallido', paso, id_clima: asuntoQueQueda(row) }))
    .where('estado', '=', 'en_curso')
    .where((where) => where.or([where('latido', '<', desde), where('latido', '>', hasta)]))
    .execute()
}

export async function endInterrumpido(
  db: Db,
  {
    idClima,
    tipos,
    ...pasos
  }: { idClima: string; tipos: readonly string[]; interrumpido: string; paso: string },
): Promise<void> {
  const ultimo = await db
    .selectFrom('trabajos')
    .select(['id', 'estado', 'paso'])
    .where('id_clima', '=', idClima)
    .where('tipo', 'in', tipos)
    .orderBy('creado', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!ultimo) return
  if (ultimo.estado !== 'en_curso' && !(ultimo.estado === 'fallido' && ultimo.paso === pasos.interrumpido))
    return
  await db
    .updateTable('trabajos')
    .set((row) => ({ estado: 'listo', paso: pasos.paso, hecho: row.ref('total') }))
    .where('id', '=', ultimo.id)
    .execute()
}

export async function insertArchivoDeTrabajo(
  tx: Tx,
  idTrabajo: string,
  contenido: Uint8Array,
): Promise<void> {
  await tx.insertInto('trabajos_archivos').values({ id_trabajo: idTrabajo, contenido }).execute()
}

export async function findArchivoDeTrabajo(db: Db, idTrabajo: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('trabajos_archivos')
    .select('contenido')
    .where('id_trabajo', '=', idTrabajo)
    .executeTakeFirst()
  return row?.contenido ?? null
}

/** With their files. What is under way finds nothing left to end, and keeps none. */
export async function deleteTrabajosDeClima(tx: Tx, idClima: string): Promise<void> {
  const rows = await tx.deleteFrom('trabajos').where('id_clima', '=', idClima).returning('id').execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('trabajos_archivos').where('id_trabajo', 'in', ids).execute()
}

/** False where it is about a climate that is gone: it began as that one was deleted. */
export async function hasAsunto(tx: Tx, id: string): Promise<boolean> {
  const huerfano = await tx
    .selectFrom('trabajos')
    .leftJoin('climas', 'climas.id', 'trabajos.id_clima')
    .select('trabajos.id')
    .where('trabajos.id', '=', id)
    .where('trabajos.id_clima', 'is not', null)
    .where('climas.id', 'is', null)
    .executeTakeFirst()
  return huerfano === undefined
}

export async function deleteTrabajosAnterioresA(tx: Tx, momento: number): Promise<void> {
  const viejos = tx.selectFrom('trabajos').select('id').where('creado', '<', momento)
  await tx.deleteFrom('trabajos_archivos').where('id_trabajo', 'in', viejos).execute()
  await tx.deleteFrom('trabajos').where('creado', '<', momento).execute()
}
