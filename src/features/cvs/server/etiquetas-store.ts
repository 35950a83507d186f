import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { getClaveDeEtiqueta, LIMITES_DE_CV } from '#domain/cvs/cv.ts'
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

/** As the last of each that does not have it, and has room for one more. The caller holds the tag and the CVs. */
export async function addEtiquetasACvs(tx: Tx, idsCv: readonly string[], idEtiqueta: string): Promise<void> {
  await tx
    .insertInto('cvs_etiquetas')
    .columns(['id_cv', 'orden', 'id_etiqueta'])
    .expression(
      tx
        .selectFrom('cvs')
        .leftJoin('cvs_etiquetas', 'cvs_etiquetas.id_cv', 'cvs.id')
        .select(({ fn, lit, val }) => [
          'cvs.id',
          fn.coalesce(sql<number>`max(cvs_etiquetas.orden) + 1`, lit(0)).as('orden'),
          val(idEtiqueta).as('id_etiqueta'),
        ])
        .where('cvs.id', 'in', idsCv)
        .where('cvs.borrado', 'is', null)
        .groupBy('cvs.id')
        .having(({ fn }) => fn.count('cvs_etiquetas.id_etiqueta'), '<', LIMITES_DE_CV.etiquetas)
        .having(sql<boolean>`sum(case when cvs_etiquetas.id_etiqueta = ${idEtiqueta} then 1 else 0 end) = 0`),
    )
    .execute()
}

export async function takeEtiquetasDeCvs(
  tx: Tx,
  idsCv: readonly string[],
  idsEtiqueta: readonly string[],
): Promise<void> {
  if (idsEtiqueta.length === 0) return
  await tx
    .deleteFrom('cvs_etiquetas')
    .where('id_cv', 'in', idsCv)
    .where('id_etiqueta', 'in', idsEtiqueta)
    .execute()
}

/** Holds those tags that exist until the transaction ends, always in one order. */
export async function lockEtiquetas(tx: Tx, puestos: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const clave of puestos.map(getClaveDeEtiqueta).sort()) {
    const etiqueta = await findEtiquetaPorClave(tx, clave)
    if (etiqueta && (await lockEtiqueta(tx, etiqueta.id))) ids.push(etiqueta.id)
  }
  return ids
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
