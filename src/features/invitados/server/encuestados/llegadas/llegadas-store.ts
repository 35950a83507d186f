import type { Via } from '#domain/encuesta/estado-encuestado.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { getFilasPorLectura } from '#server/db/sql/stream-rows.ts'
import { isEnRango, readRangos } from '../rangos-store.ts'

export interface Cuenta {
  idGrupo: string
  via: Via
  cuantas: number
}

/** People as they are invited, by group and way in. */
export async function countPersonas(db: Db, idClima: string): Promise<Cuenta[]> {
  const cuentas = new Map<string, Cuenta>()
  for await (const rango of readRangos(db, idClima, getFilasPorLectura(db))) {
    const delTramo = await db
      .selectFrom('encuestados')
      .select(['id_grupo as idGrupo', 'via', (count) => count.fn.countAll<number>().as('cuantas')])
      .where(isEnRango(rango))
      .groupBy(['id_grupo', 'via'])
      .execute()
    for (const { cuantas, ...cual } of delTramo) {
      const clave = `${cual.idGrupo} ${cual.via}`
      cuentas.set(clave, { ...cual, cuantas: cuantas + (cuentas.get(clave)?.cuantas ?? 0) })
    }
  }
  return [...cuentas.values()]
}

/** Counts that are kept: of those who were deleted, by group; of a closed climate, in all. */
export function listLlegadas(db: Db, idClima: string): Promise<Cuenta[]> {
  return db
    .selectFrom('llegadas')
    .select(['id_grupo as idGrupo', 'via', 'hojas as cuantas'])
    .where('id_clima', '=', idClima)
    .execute()
}

/** Counts of tokens that no mail carries: their holders are few, and each has to be looked up with the climate's key. */
export async function listSinCorreo(
  db: Db,
  idClima: string,
): Promise<{ id: string; idGrupo: string; via: Via }[]> {
  const todos: { id: string; idGrupo: string; via: Via }[] = []
  for await (const rango of readRangos(db, idClima, getFilasPorLectura(db))) {
    const delTramo = await db
      .selectFrom('encuestados')
      .select(['id', 'id_grupo as idGrupo', 'via'])
      .where(isEnRango(rango))
      .where('via', '!=', 'correo')
      .execute()
    for (const uno of delTramo) todos.push(uno)
  }
  return todos
}

export async function addLlegada(
  tx: Tx,
  idClima: string,
  { idGrupo, via }: Pick<Cuenta, 'idGrupo' | 'via'>,
): Promise<void> {
  await tx
    .insertInto('llegadas')
    .values({ id_clima: idClima, id_grupo: idGrupo, via, hojas: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['id_clima', 'id_grupo', 'via'])
        .doUpdateSet((row) => ({ hojas: row('llegadas.hojas', '+', 1) })),
    )
    .execute()
}

/** In the place of a group: of the whole climate. */
export const DE_TODOS = ''

/** Totals of the climate in the place of what was kept by group. */
export async function replaceLlegadas(
  tx: Tx,
  idClima: string,
  totales: ReadonlyMap<Via, number>,
): Promise<void> {
  await tx.deleteFrom('llegadas').where('id_clima', '=', idClima).execute()
  const rows = [...totales].map(([via, hojas]) => ({ id_clima: idClima, id_grupo: DE_TODOS, via, hojas }))
  await tx.insertInto('llegadas').values(rows).execute()
}
