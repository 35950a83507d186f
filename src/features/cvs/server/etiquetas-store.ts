import { randomUUID } from 'node:crypto'
import { getClaveDeEtiqueta } from '#domain/cvs/cv.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface Etiqueta {
  id: string
  puesto: string
}

/** By what is written, accents aside, as a person would look for them. */
export async function listEtiquetas(db: Db): Promise<Etiqueta[]> {
  return db.selectFrom('etiquetas_puestos').select(['id', 'puesto']).orderBy('clave').execute()
}

/**
 * The tags with these texts, in their order; those that are new are made. They are held until the transaction ends:
 * whoever renames, merges or deletes one does so before or after.
 */
export async function ensureEtiquetas(tx: Tx, puestos: readonly string[]): Promise<Etiqueta[]> {
  if (puestos.length === 0) return []
  const claves = puestos.map(getClaveDeEtiqueta)
  const nuevas = puestos.map((puesto, indice) => ({ id: randomUUID(), puesto, clave: claves[indice]! }))
  const rows = await tx
    .insertInto('etiquetas_puestos')
    // Always in one order, so that two who save the same tags do not wait for each other.
    .values(nuevas.toSorted((a, b) => (a.clave < b.clave ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet((row) => ({ puesto: row.ref('etiquetas_puestos.puesto') })),
    )
    .returning(['id', 'puesto', 'clave'])
    .execute()
  const porClave = new Map(rows.map((row) => [row.clave, { id: row.id, puesto: row.puesto }]))
  return claves.map((clave) => porClave.get(clave)!)
}

export async function replaceEtiquetasDeCv(
  tx: Tx,
  idCv: string,
  etiquetas: readonly Etiqueta[],
): Promise<void> {
  await tx.deleteFrom('cvs_etiquetas').where('id_cv', '=', idCv).execute()
  if (etiquetas.length === 0) return
  await tx
    .insertInto('cvs_etiquetas')
    .values(etiquetas.map(({ id }, orden) => ({ id_cv: idCv, orden, id_etiqueta: id })))
    .execute()
}

export async function listPuestosDeCvs(db: Db, idsCv: readonly string[]): Promise<Map<string, string[]>> {
  const porCv = new Map<string, string[]>(idsCv.map((id) => [id, []]))
  if (idsCv.length === 0) return porCv
  const rows = await db
    .selectFrom('cvs_etiquetas')
    .innerJoin('etiquetas_puestos', 'etiquetas_puestos.id', 'cvs_etiquetas.id_etiqueta')
    .select(['cvs_etiquetas.id_cv as idCv', 'etiquetas_puestos.puesto'])
    .where('cvs_etiquetas.id_cv', 'in', idsCv)
    .orderBy('cvs_etiquetas.id_cv')
    .orderBy('cvs_etiquetas.orden')
    .execute()
  for (const { idCv, puesto } of rows) porCv.get(idCv)?.push(puesto)
  return porCv
}

/** With how many CVs carry each; one that was deleted a moment ago carries none. */
export async function listEtiquetasConCuenta(db: Db): Promise<(Etiqueta & { cvs: number })[]> {
  const borrados = db.selectFrom('cvs').select('id').where('borrado', 'is not', null)
  return db
    .selectFrom('etiquetas_puestos')
    .select(({ selectFrom, fn }) => [
      'id',
      'puesto',
      selectFrom('cvs_etiquetas')
        .select(fn.countAll<number>().as('cuenta'))
        .whereRef('cvs_etiquetas.id_etiqueta', '=', 'etiquetas_puestos.id')
        .where('cvs_etiquetas.id_cv', 'not in', borrados)
        .$asScalar()
        .$notNull()
        .as('cvs'),
    ])
    .orderBy('clave')
    .execute()
}

/** Holds the tag until the transaction ends; null where there is none. */
export async function lockEtiqueta(tx: Tx, id: string): Promise<Etiqueta | null> {
  const row = await tx
    .updateTable('etiquetas_puestos')
    .set((column) => ({ puesto: column.ref('puesto') }))
    .where('id', '=', id)
    .returning(['id', 'puesto'])
    .executeTakeFirst()
  return row ?? null
}

export async function findEtiquetaPorClave(db: Db, clave: string): Promise<Etiqueta | null> {
  const row = await db
    .selectFrom('etiquetas_puestos')
    .select(['id', 'puesto'])
    .where('clave', '=', clave)
    .executeTakeFirst()
  return row ?? null
}

export async function updateEtiquetaRow(tx: Tx, { id, puesto }: Etiqueta): Promise<void> {
  await tx
    .updateTable('etiquetas_puestos')
    .set({ puesto, clave: getClaveDeEtiqueta(puesto) })
    .where('id', '=', id)
    .execute()
}

/**
 * The tags that only these CVs carry: they say something of these people alone. Held until the transaction ends, always in
 * one order.
 */
export async function takeEtiquetasSoloDe(tx: Tx, idsCv: readonly string[]): Promise<string[]> {
  if (idsCv.length === 0) return []
  const suyas = await tx
    .selectFrom('etiquetas_puestos')
    .select('id')
    .where('id', 'in', tx.selectFrom('cvs_etiquetas').select('id_etiqueta').where('id_cv', 'in', idsCv))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cvs_etiquetas')
            .select('id_cv')
            .whereRef('cvs_etiquetas.id_etiqueta', '=', 'etiquetas_puestos.id')
            .where('id_cv', 'not in', idsCv),
        ),
      ),
    )
    .orderBy('clave')
    .execute()
  for (const { id } of suyas) await lockEtiqueta(tx, id)
  return suyas.map(({ id }) => id)
}

/** Those of these that nothing uses. */
export async function deleteEtiquetasSinUso(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('etiquetas_puestos')
    .where('id', 'in', ids)
    .where(
      'id',
      'not in',
      tx.selectFrom('cvs_etiquetas').select('id_etiqueta').where('id_etiqueta', 'in', ids),
    )
    .where(
      'id',
      'not in',
      tx.selectFrom('busquedas_etiquetas').select('id_etiqueta').where('id_etiqueta', 'in', ids),
    )
    .execute()
}

/** CVs with the tag are to be indexed anew. Returns how many. */
export async function markPorIndexar(tx: Tx, idEtiqueta: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('cvs')
    .set({ por_indexar: 1 })
    .where('id', 'in', tx.selectFrom('cvs_etiquetas').select('id_cv').where('id_etiqueta', '=', idEtiqueta))
    .where('borrado', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** CVs and kept searches that have the one have the other; who had both keeps one. */
export async function moveEtiqueta(tx: Tx, id: string, destino: string): Promise<void> {
  const conDestino = tx.selectFrom('cvs_etiquetas').select('id_cv').where('id_etiqueta', '=', destino)
  await tx
    .updateTable('cvs_etiquetas')
    .set({ id_etiqueta: destino })
    .where('id_etiqueta', '=', id)
    .where('id_cv', 'not in', conDestino)
    .execute()
  const busquedas = tx
    .selectFrom('busquedas_etiquetas')
    .select('id_busqueda')
    .where('id_etiqueta', '=', destino)
  await tx
    .updateTable('busquedas_etiquetas')
    .set({ id_etiqueta: destino })
    .where('id_etiqueta', '=', id)
    .where('id_busqueda', 'not in', busquedas)
    .execute()
}

/** Also from the CVs that carry it, and with the kept searches that looked for nothing else. */
export async function deleteEtiquetaRow(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('busquedas')
    .where('filtro', '=', '')
    .where('estado', 'is', null)
    .where('edad', 'is', null)
    .where(
      'id',
      'in',
      tx.selectFrom('busquedas_etiquetas').select('id_busqueda').where('id_etiqueta', '=', id),
    )
    .where(
      'id',
      'not in',
      tx.selectFrom('busquedas_etiquetas').select('id_busqueda').where('id_etiqueta', '<>', id),
    )
    .execute()
  await tx.deleteFrom('cvs_etiquetas').where('id_etiqueta', '=', id).execute()
  await tx.deleteFrom('etiquetas_puestos').where('id', '=', id).execute()
}
