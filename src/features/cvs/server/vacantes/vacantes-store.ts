import { getClaveDeEtiqueta } from '#domain/cvs/cv.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface Vacante {
  id: string
  nombre: string
  creada: number
  candidatos: number
}

/** Case and accents do not tell two positions apart. */
const getClave = getClaveDeEtiqueta

const selectVacantes = (db: Db) =>
  db
    .selectFrom('vacantes')
    .select(({ selectFrom, fn }) => [
      'vacantes.id',
      'vacantes.nombre',
      'vacantes.creada',
      selectFrom('candidatos')
        .leftJoin('cvs', 'cvs.id', 'candidatos.id_cv')
        .leftJoin('envios_de_cv', 'envios_de_cv.id', 'candidatos.id_envio')
        .select(fn.countAll<number>().as('cuenta'))
        .whereRef('candidatos.id_vacante', '=', 'vacantes.id')
        .where('cvs.borrado', 'is', null)
        .where('envios_de_cv.descartado', 'is', null)
        .$asScalar()
        .$notNull()
        .as('candidatos'),
    ])

/** Newest first. */
export const listVacantes = (db: Db): Promise<Vacante[]> =>
  selectVacantes(db).orderBy('creada', 'desc').orderBy('id').execute()

export async function findVacante(db: Db, id: string): Promise<Vacante | null> {
  return (await selectVacantes(db).where('vacantes.id', '=', id).executeTakeFirst()) ?? null
}

export async function countVacantes(db: Db): Promise<number> {
  const { cuenta } = await db
    .selectFrom('vacantes')
    .select(({ fn }) => fn.countAll<number>().as('cuenta'))
    .executeTakeFirstOrThrow()
  return cuenta
}

/** False where another has the name. */
export async function insertVacanteRow(
  tx: Tx,
  { id, nombre, creada }: Omit<Vacante, 'candidatos'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('vacantes')
    .values({ id, nombre, clave: getClave(nombre), creada })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

export async function findVacantePorNombre(db: Db, nombre: string): Promise<{ id: string } | null> {
  const row = await db
    .selectFrom('vacantes')
    .select('id')
    .where('clave', '=', getClave(nombre))
    .executeTakeFirst()
  return row ?? null
}

export async function updateVacanteRow(tx: Tx, id: string, nombre: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('vacantes')
    .set({ nombre, clave: getClave(nombre) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Holds it until the transaction ends, so that nobody joins one that goes; false where there is none. */
export async function lockVacante(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('vacantes')
    .set((column) => ({ nombre: column.ref('nombre') }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** With its candidates. */
export async function deleteVacanteRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('vacantes').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
