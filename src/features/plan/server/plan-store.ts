import { randomUUID } from 'node:crypto'
import { isMismoCorreo } from '#domain/encuesta/correo.ts'
import type { Dia } from '#domain/fechas/dia.ts'
import type { Compromiso, EstadoDeCompromiso } from '#domain/plan/compromiso.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { CompromisosTable, NotasDeCompromisoTable } from '#server/db/tables/publicado.ts'

const SIN_FIRMA = 'Cuenta eliminada'

/** As it signs: by its name, or its user name where it has none. */
export const getFirmaDeCuenta = ({ nombre, usuario }: { nombre: string; usuario: string }): string =>
  nombre || usuario

export function listNotasFirmadas(db: Db, firma: string): Promise<{ momento: number; texto: string }[]> {
  return db
    .selectFrom('notas_de_compromiso')
    .select(['momento', 'texto'])
    .where('quien', '=', firma)
    .orderBy('momento')
    .execute()
}

/** Notes stay with the plan; who wrote them does not. */
export async function unsignNotas(tx: Tx, firma: string): Promise<void> {
  await tx.updateTable('notas_de_compromiso').set({ quien: SIN_FIRMA }).where('quien', '=', firma).execute()
}

export type CompromisoGuardado = Compromiso & {
  id: string
  idClima: string
  revision: number
  hechoEl: Dia | null
  creado: Dia
}

export type Nota = Omit<NotasDeCompromisoTable, 'id'>

const read = (row: CompromisosTable): CompromisoGuardado => ({
  id: row.id,
  idClima: row.id_clima,
  revision: row.revision,
  que: row.que,
  clase: row.clase,
  medida: row.medida,
  idParte: row.id_parte,
  responsable: row.responsable,
  cargo: row.cargo,
  correo: row.correo,
  fecha: row.fecha,
  meta: row.meta === null ? null : row.meta / 100,
  estado: row.estado,
  hechoEl: row.hecho_el,
  creado: row.creado,
})

const write = ({ idParte, meta, ...compromiso }: Compromiso) => ({
  ...compromiso,
  id_parte: idParte,
  meta: meta === null ? null : Math.round(meta * 100),
})

export async function listCompromisosDeClimas(
  db: Db,
  idsClimas: readonly string[],
): Promise<CompromisoGuardado[]> {
  if (idsClimas.length === 0) return []
  const rows = await db
    .selectFrom('compromisos')
    .selectAll()
    .where('id_clima', 'in', idsClimas)
    .orderBy('fecha')
    .orderBy('id')
    .execute()
  return rows.map(read)
}

export async function findCompromiso(db: Db, id: string): Promise<CompromisoGuardado | null> {
  const row = await db.selectFrom('compromisos').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? read(row) : null
}

/** Newest first. */
export async function listNotas(db: Db, ids: readonly string[]): Promise<Nota[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('notas_de_compromiso')
    .select(['id_compromiso', 'momento', 'quien', 'texto'])
    .where('id_compromiso', 'in', ids)
    .orderBy('momento', 'desc')
    .orderBy('id')
    .execute()
}

export async function countCompromisos(db: Db, idClima: string): Promise<number> {
  const { cuenta } = await db
    .selectFrom('compromisos')
    .select(({ fn }) => fn.countAll<number>().as('cuenta'))
    .where('id_clima', '=', idClima)
    .executeTakeFirstOrThrow()
  return cuenta
}

export async function insertCompromisoRow(
  tx: Tx,
  idClima: string,
  compromiso: Compromiso,
  { creado, hechoEl }: { creado: Dia; hechoEl: Dia | null },
): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('compromisos')
    .values({
      id,
      id_clima: idClima,
      revision: 1,
      ...write(compromiso),
      creado,
      hecho_el: hechoEl,
      avisado_semana: null,
      avisado_dia: null,
    })
    .execute()
  return id
}

/** False where somebody saved since that revision. */
export async function updateCompromisoRow(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  compromiso: Compromiso,
  hechoEl: Dia | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('compromisos')
    .set({ ...write(compromiso), hecho_el: hechoEl, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updateEstado(
  tx: Tx,
  id: string,
  estado: EstadoDeCompromiso,
  hechoEl: Dia | null,
): Promise<void> {
  await tx
    .updateTable('compromisos')
    .set(({ eb }) => ({ estado, hecho_el: hechoEl, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function countNotas(tx: Tx, idCompromiso: string): Promise<number> {
  const { cuantas } = await tx
    .selectFrom('notas_de_compromiso')
    .select(({ fn }) => fn.countAll<number>().as('cuantas'))
    .where('id_compromiso', '=', idCompromiso)
    .executeTakeFirstOrThrow()
  return cuantas
}

export async function insertNota(tx: Tx, nota: Nota): Promise<void> {
  await tx
    .insertInto('notas_de_compromiso')
    .values({ ...nota, id: randomUUID() })
    .execute()
}

export async function deleteCompromisoRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('compromisos').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Commitments not done, with an address, due between two days. */
export async function listPorAvisar(db: Db, desde: Dia, hasta: Dia): Promise<CompromisoGuardado[]> {
  const rows = await db
    .selectFrom('compromisos')
    .selectAll()
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .where('estado', '!=', 'hecho')
    .where('correo', '!=', '')
    .execute()
  return rows.map(read)
}

/** Commitments not done until that day, the earliest first. */
export async function listAbiertosHasta(db: Db, hasta: Dia): Promise<CompromisoGuardado[]> {
  const rows = await db
    .selectFrom('compromisos')
    .selectAll()
    .where('fecha', '<=', hasta)
    .where('estado', '!=', 'hecho')
    .orderBy('fecha')
    .limit(1_000)
    .execute()
  return rows.map(read)
}

/** False where the mail of that date went out before, from this node or another. A new date is told anew. */
export async function claimAviso(
  tx: Tx,
  { id, fecha }: { id: string; fecha: Dia },
  columna: 'avisado_semana' | 'avisado_dia',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('compromisos')
    .set({ [columna]: fecha })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb(columna, 'is', null), eb(columna, '!=', fecha)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Commitments of one address, whatever its case. */
export async function listCompromisosDeCorreo(db: Db, correo: string): Promise<CompromisoGuardado[]> {
  const rows = await db
    .selectFrom('compromisos')
    .selectAll()
    .where('correo', '!=', '')
    .orderBy('fecha')
    .execute()
  // Not by the engine: SQLite knows the capitals of ASCII alone.
  return rows.filter((row) => isMismoCorreo(row.correo, correo)).map(read)
}

/** Somebody still answers for it, but it is no longer told who. */
export async function eraseResponsable(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('compromisos')
    .set({ responsable: 'Persona retirada', cargo: '', correo: '' })
    .where('id', 'in', ids)
    .execute()
}
