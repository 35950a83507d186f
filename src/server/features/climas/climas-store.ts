import { randomUUID } from 'node:crypto'
import type { Clima, Definicion } from '../../../domain/climas/definicion.ts'
import { findViolation } from '../../db/engine/constraint-violation.ts'
import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { compileOnce } from '../../db/sql/compile-once.ts'
import type { ClimasTable } from '../../db/tables/climas.ts'
import type { ConLlave } from '../llaves/find-llave.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { findLeida, readDefinicion } from './read-definicion.ts'

const readColumns = (
  row: Omit<ClimasTable, 'definicion' | 'sal'>,
  definicion: Definicion,
): ClimaGuardado => ({
  id: row.id,
  revision: row.revision,
  idEmpresa: row.id_empresa,
  anio: row.anio,
  fechaInicio: row.fecha_inicio,
  fechaLimite: row.fecha_limite,
  baseDeCalculo: row.base_de_calculo,
  minimoPorGrupo: row.minimo,
  encuestaActiva: row.encuesta_activa === 1,
  cerrado: row.cerrado === 1,
  huellaDeLlave: row.huella_llave,
  publicacion: row.publicacion,
  publicando: row.publicando,
  codigo: row.codigo,
  definicion,
})

const readRow = (db: Db, row: ClimasTable): ClimaGuardado => readColumns(row, readDefinicion(db, row))

const withoutDefinicion = [
  'id',
  'id_empresa',
  'anio',
  'fecha_inicio',
  'fecha_limite',
  'base_de_calculo',
  'minimo',
  'encuesta_activa',
  'cerrado',
  'huella_llave',
  'publicacion',
  'publicando',
  'por_borrar',
  'revision',
  'codigo',
] as const

const columnsOf = (clima: Clima & { anio: number }) => ({
  id_empresa: clima.idEmpresa,
  anio: clima.anio,
  fecha_inicio: clima.fechaInicio,
  fecha_limite: clima.fechaLimite,
  base_de_calculo: clima.baseDeCalculo,
  minimo: clima.minimoPorGrupo,
  definicion: JSON.stringify(clima.definicion),
  revision: randomUUID(),
})

/** Newest first. */
export async function listClimas(db: Db): Promise<ClimaGuardado[]> {
  const rows = await db
    .selectFrom('climas')
    .selectAll()
    .orderBy('fecha_inicio', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => readRow(db, row))
}

export async function findSiguienteRonda(
  db: Db,
  { idEmpresa, anio }: { idEmpresa: string; anio: number },
): Promise<{ id: string; anio: number } | null> {
  const row = await db
    .selectFrom('climas')
    .select(['id', 'anio'])
    .where('id_empresa', '=', idEmpresa)
    .where('anio', '>', anio)
    .orderBy('anio')
    .executeTakeFirst()
  return row ?? null
}

export async function listClimasAbiertos(db: Db): Promise<ConLlave[]> {
  const rows = await db
    .selectFrom('climas')
    .select(['id', 'huella_llave as huellaDeLlave'])
    .where('cerrado', '=', 0)
    .execute()
  return rows.map((row) => ({ ...row, cerrado: false }))
}

const listConocidos = compileOnce((db, { id }: { id: string }) =>
  db.selectFrom('climas').select(withoutDefinicion).where('id', '=', id),
)

/** The structure is fetched only where this node does not remember it. */
export async function findClima(db: Db, id: string): Promise<ClimaGuardado | null> {
  const [known] = await listConocidos(db, { id })
  if (!known) return null
  const leida = findLeida(db, known.revision)
  if (leida) return readColumns(known, leida)
  const row = await db.selectFrom('climas').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? readRow(db, row) : null
}

/** Where a short address leads. */
export async function findIdDeCodigo(db: Db, codigo: string): Promise<string | null> {
  const row = await db.selectFrom('climas').select('id').where('codigo', '=', codigo).executeTakeFirst()
  return row?.id ?? null
}

/** The structure alone, of a revision that was read a moment ago. */
export async function findDefinicion(db: Db, id: string, revision: string): Promise<Definicion | null> {
  const leida = findLeida(db, revision)
  if (leida) return leida
  const row = await db
    .selectFrom('climas')
    .select(['revision', 'definicion'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? readDefinicion(db, row) : null
}

/** What the schema refused: a second climate in the year (unique), or a company that is gone (foreign-key). */
export type Negativa = ReturnType<typeof findViolation>

/** After a refusal the transaction is of no more use. */
async function tryToWrite(write: () => Promise<unknown>): Promise<Negativa> {
  try {
    await write()
    return null
  } catch (error) {
    const negativa = findViolation(error)
    if (!negativa) throw error
    return negativa
  }
}

export function insertClimaRow(tx: Tx, clima: ClimaGuardado): Promise<Negativa> {
  const row = {
    ...columnsOf(clima),
    id: clima.id,
    revision: clima.revision,
    encuesta_activa: clima.encuestaActiva ? 1 : 0,
    cerrado: clima.cerrado ? 1 : 0,
    sal: null,
    huella_llave: clima.huellaDeLlave,
    publicacion: clima.publicacion,
    publicando: null,
    por_borrar: 0 as const,
    codigo: clima.codigo,
  }
  return tryToWrite(() => tx.insertInto('climas').values(row).execute())
}

export function updateClimaRow(tx: Tx, id: string, clima: Clima & { anio: number }): Promise<Negativa> {
  return tryToWrite(() => tx.updateTable('climas').set(columnsOf(clima)).where('id', '=', id).execute())
}

export async function changePublicando(tx: Tx, id: string, publicando: string | null): Promise<void> {
  await tx.updateTable('climas').set({ publicando }).where('id', '=', id).execute()
}

export async function changePublicacion(tx: Tx, id: string, publicacion: number): Promise<void> {
  await tx.updateTable('climas').set({ publicacion, publicando: null }).where('id', '=', id).execute()
}

export async function changeEncuestaActivaRow(tx: Tx, id: string, encuestaActiva: boolean): Promise<void> {
  await tx
    .updateTable('climas')
    .set({ encuesta_activa: encuestaActiva ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

export async function changeToCerrado(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('climas')
    .set({ cerrado: 1, encuesta_activa: 0, sal: null, huella_llave: null, por_borrar: 1 })
    .where('id', '=', id)
    .execute()
}

export type PorBorrar = ClimasTable['por_borrar']

/** Closed, and not yet without everything that the close ends. */
export async function listPorBorrar(db: Db): Promise<{ idClima: string; porBorrar: PorBorrar }[]> {
  return db
    .selectFrom('climas')
    .select(['id as idClima', 'por_borrar as porBorrar'])
    .where('por_borrar', '!=', 0)
    .execute()
}

export async function changePorBorrar(tx: Tx, id: string, porBorrar: PorBorrar): Promise<void> {
  await tx.updateTable('climas').set({ por_borrar: porBorrar }).where('id', '=', id).execute()
}

/** Respondents, sheets, open answers and counts go with it. */
export async function deleteClimaRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('climas').where('id', '=', id).execute()
}
