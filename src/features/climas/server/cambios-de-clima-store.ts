import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Clima } from '#domain/climas/definicion.ts'
import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import { findViolation } from '#server/db/engine/constraint-violation.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { ClimasTable } from '#server/db/tables/climas.ts'
import type { ClimaGuardado } from './clima-guardado.ts'

const columnsOf = (clima: Clima & { anio: number }) => ({
  id_empresa: clima.idEmpresa,
  anio: clima.anio,
  nombre: clima.nombre ?? '',
  nombre_clave: getClaveDeNombre(clima.nombre ?? ''),
  fecha_inicio: clima.fechaInicio,
  fecha_limite: clima.fechaLimite,
  base_de_calculo: clima.baseDeCalculo,
  minimo: clima.minimoPorGrupo,
  definicion: JSON.stringify(clima.definicion),
  revision: randomUUID(),
})

/** The schema's refusal: a second climate with the name in the year (unique), or a company that is gone (foreign-key). */
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

export function insertClimaRow(tx: Tx, clima: Omit<ClimaGuardado, 'periodo'>): Promise<Negativa> {
  const row = {
    ...columnsOf(clima),
    id: clima.id,
    revision: clima.revision,
    encuesta_activa: clima.encuestaActiva ? 1 : 0,
    cerrado: clima.cerrado ? 1 : 0,
    huella_llave: clima.huellaDeLlave,
    publicacion: clima.publicacion,
    publicando: null,
    por_borrar: 0 as const,
    respaldo_del: null,
    codigo: clima.codigo,
    estudio: clima.estudio ? (1 as const) : (0 as const),
  }
  return tryToWrite(() => tx.insertInto('climas').values(row).execute())
}

export function updateClimaRow(tx: Tx, id: string, clima: Clima & { anio: number }): Promise<Negativa> {
  return tryToWrite(() => tx.updateTable('climas').set(columnsOf(clima)).where('id', '=', id).execute())
}

export async function changePrometido(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('climas')
    .set({ prometido: 1 })
    .where('id', '=', id)
    .where('prometido', '=', 0)
    .execute()
}

/** The highest plan of each group since the survey was first active; empty until then. */
export async function findPlanes(db: Db, id: string): Promise<Map<string, number>> {
  const row = await db.selectFrom('climas').select('planes').where('id', '=', id).executeTakeFirst()
  return new Map(Object.entries(JSON.parse(row?.planes ?? '{}') as Record<string, number>))
}

export async function changePlanes(tx: Tx, id: string, planes: ReadonlyMap<string, number>): Promise<void> {
  const json = JSON.stringify(Object.fromEntries(planes))
  await tx.updateTable('climas').set({ planes: json }).where('id', '=', id).execute()
}

export async function changePublicando(tx: Tx, id: string, publicando: string | null): Promise<void> {
  await tx.updateTable('climas').set({ publicando }).where('id', '=', id).execute()
}

export async function changePublicacion(
  tx: Tx,
  id: string,
  { publicacion, terminando }: { publicacion: number; terminando: number },
): Promise<void> {
  await tx
    .updateTable('climas')
    .set({ publicacion, publicando: null, terminando })
    .where('id', '=', id)
    .execute()
}

export async function changeTerminando(db: Db, id: string, terminando: number | null): Promise<void> {
  await db.updateTable('climas').set({ terminando }).where('id', '=', id).execute()
}

/** False where another node has it, by a clock that does not run far ahead. */
export async function takeTerminando(
  db: Db,
  id: string,
  { now, hasta }: { now: number; hasta: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('climas')
    .set({ terminando: hasta })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('terminando', 'is', null),
        eb('terminando', '<=', now),
        eb('terminando', '>', hasta + (hasta - now)),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function changeRespaldoDel(tx: Tx, id: string, respaldoDel: number | null): Promise<void> {
  await tx.updateTable('climas').set({ respaldo_del: respaldoDel }).where('id', '=', id).execute()
}

/** Climates that came back open; those of a restore before this one keep the older moment. */
export async function changeRespaldoDeAbiertos(tx: Tx, respaldoDel: number): Promise<void> {
  await tx
    .updateTable('climas')
    .set({ respaldo_del: respaldoDel })
    .where('cerrado', '=', 0)
    .where('respaldo_del', 'is', null)
    .execute()
}

export async function changeEncuestaActivaRow(tx: Tx, id: string, encuestaActiva: boolean): Promise<void> {
  await tx
    .updateTable('climas')
    .set({ encuesta_activa: encuestaActiva ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

export async function changeToCerrado(
  tx: Tx,
  id: string,
  { porBorrar, terminando }: { porBorrar: PorBorrar; terminando: number },
): Promise<void> {
  await tx
    .updateTable('climas')
    .set({ cerrado: 1, encuesta_activa: 0, por_borrar: porBorrar, terminando })
    .where('id', '=', id)
    .execute()
}

export type PorBorrar = ClimasTable['por_borrar']

/** Closed, and not yet without everything that the close ends. */
export async function listPorBorrar(db: Db): Promise<{ idClima: string; porBorrar: PorBorrar }[]> {
  return (
    db
      .selectFrom('climas')
      .select(['id as idClima', 'por_borrar as porBorrar'])
      // Written out, or no engine knows that it is the index's.
      .where('por_borrar', '<>', sql.lit<0>(0))
      .execute()
  )
}

/** Rows that are left lead to no sheet: their key is over, and nobody asks which file is the right one. */
export async function changePorBorrar(tx: Tx, id: string, porBorrar: PorBorrar): Promise<void> {
  await tx
    .updateTable('climas')
    .set({ por_borrar: porBorrar, huella_llave: null })
    .where('id', '=', id)
    .execute()
}

/** Respondents, sheets, open answers and counts go with it. */
export async function deleteClimaRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('climas').where('id', '=', id).execute()
}
