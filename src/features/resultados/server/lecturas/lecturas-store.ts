import type { Declaracion } from '#domain/lecturas/comparabilidad.ts'
import type { GrupoIgual } from '#domain/lecturas/nombres-entre-rondas.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

/** Events in the company before a round, in the words of staff; empty: nothing was written. */
export async function findHecho(db: Db, idClima: string): Promise<string> {
  const row = await db
    .selectFrom('lecturas')
    .select('hecho')
    .where('id_clima', '=', idClima)
    .executeTakeFirst()
  return row?.hecho ?? ''
}

export async function saveHecho(tx: Tx, idClima: string, hecho: string): Promise<void> {
  await tx
    .insertInto('lecturas')
    .values({ id_clima: idClima, hecho })
    .onConflict((conflict) => conflict.column('id_clima').doUpdateSet({ hecho }))
    .execute()
}

/** Declarations of a round and an earlier one. */
export type Pareja = { idClima: string; idAnterior: string }

export async function listDeclaraciones(db: Db, { idClima, idAnterior }: Pareja): Promise<Declaracion[]> {
  const rows = await db
    .selectFrom('comparables')
    .select(['variable', 'cambios'])
    .where('id_clima', '=', idClima)
    .where('id_anterior', '=', idAnterior)
    .execute()
  return rows.map(({ variable, cambios }) => ({ variable, cambios: JSON.parse(cambios) }))
}

export async function saveDeclaracion(
  tx: Tx,
  { idClima, idAnterior }: Pareja,
  { variable, cambios }: Declaracion,
  declarada: number,
): Promise<void> {
  const valores = { cambios: JSON.stringify(cambios), declarada }
  await tx
    .insertInto('comparables')
    .values({ id_clima: idClima, id_anterior: idAnterior, variable, ...valores })
    .onConflict((conflict) => conflict.columns(['id_clima', 'id_anterior', 'variable']).doUpdateSet(valores))
    .execute()
}

export async function deleteDeclaracion(
  tx: Tx,
  { idClima, idAnterior }: Pareja,
  variable: string,
): Promise<void> {
  await tx
    .deleteFrom('comparables')
    .where('id_clima', '=', idClima)
    .where('id_anterior', '=', idAnterior)
    .where('variable', '=', variable)
    .execute()
}

/** Names of all rounds of a company: what a group was called before is the same in each of them. */
export async function listGruposIgualesDeEmpresa(db: Db | Tx, idEmpresa: string): Promise<GrupoIgual[]> {
  return db
    .selectFrom('grupos_iguales')
    .innerJoin('climas', 'climas.id', 'grupos_iguales.id_clima')
    .select(['grupo', 'grupo_anterior as grupoAnterior'])
    .where('climas.id_empresa', '=', idEmpresa)
    .execute()
}

export async function listGruposIguales(db: Db | Tx, { idClima, idAnterior }: Pareja): Promise<GrupoIgual[]> {
  return db
    .selectFrom('grupos_iguales')
    .select(['grupo', 'grupo_anterior as grupoAnterior'])
    .where('id_clima', '=', idClima)
    .where('id_anterior', '=', idAnterior)
    .orderBy('grupo')
    .execute()
}

export async function saveGrupoIgual(
  tx: Tx,
  { idClima, idAnterior }: Pareja,
  { grupo, grupoAnterior }: GrupoIgual,
  declarado: number,
): Promise<void> {
  await tx
    .insertInto('grupos_iguales')
    .values({ id_clima: idClima, id_anterior: idAnterior, grupo, grupo_anterior: grupoAnterior, declarado })
    .execute()
}

export async function deleteGrupoIgual(
  tx: Tx,
  { idClima, idAnterior }: Pareja,
  grupo: string,
): Promise<void> {
  await tx
    .deleteFrom('grupos_iguales')
    .where('id_clima', '=', idClima)
    .where('id_anterior', '=', idAnterior)
    .where('grupo', '=', grupo)
    .execute()
}
