import type { Estructura } from '#domain/climas/en-blanco.ts'
import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import type { RotuloDePlantilla } from '#domain/climas/plantilla-propia.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface PlantillaGuardada extends RotuloDePlantilla {
  id: string
  cantidadDePreguntas: number
  creada: number
}

export const listPlantillas = (db: Db): Promise<PlantillaGuardada[]> =>
  db
    .selectFrom('plantillas')
    .select(['id', 'nombre', 'descripcion', 'preguntas as cantidadDePreguntas', 'creada'])
    .orderBy('clave')
    .execute()

/** Null: there is none. */
export async function findEstructura(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('plantillas').select('estructura').where('id', '=', id).executeTakeFirst()
  return row?.estructura ?? null
}

export async function countPlantillas(db: Db): Promise<number> {
  const { cuenta } = await db
    .selectFrom('plantillas')
    .select(({ fn }) => fn.countAll<number>().as('cuenta'))
    .executeTakeFirstOrThrow()
  return cuenta
}

const columnsOf = ({ nombre, descripcion }: RotuloDePlantilla) => ({
  nombre,
  clave: getClaveDeNombre(nombre),
  descripcion,
})

/** False where another has the name. */
export async function insertPlantillaRow(
  tx: Tx,
  { id, cantidadDePreguntas, creada, ...rotulo }: PlantillaGuardada,
  estructura: Estructura,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('plantillas')
    .values({
      id,
      ...columnsOf(rotulo),
      estructura: JSON.stringify(estructura),
      preguntas: cantidadDePreguntas,
      creada,
    })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** False where there is none; a name that another has is refused by the schema. */
export async function updatePlantillaRow(tx: Tx, id: string, rotulo: RotuloDePlantilla): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('plantillas')
    .set(columnsOf(rotulo))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePlantillaRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('plantillas').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
