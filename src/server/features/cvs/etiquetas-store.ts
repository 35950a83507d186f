import { randomUUID } from 'node:crypto'
import { getClaveDeEtiqueta } from '../../../domain/cvs/etiqueta.ts'
import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'

export interface Etiqueta {
  id: string
  puesto: string
}

/** By what is written, accents aside, as a person would look for them. */
export async function listEtiquetas(db: Db): Promise<Etiqueta[]> {
  return db.selectFrom('etiquetas_puestos').select(['id', 'puesto']).orderBy('clave').execute()
}

/** The tags with these texts, in their order; those that are new are made. */
export async function ensureEtiquetas(tx: Tx, puestos: readonly string[]): Promise<Etiqueta[]> {
  if (puestos.length === 0) return []
  const claves = puestos.map(getClaveDeEtiqueta)
  const nuevas = puestos.map((puesto, indice) => ({ id: randomUUID(), puesto, clave: claves[indice]! }))
  await tx
    .insertInto('etiquetas_puestos')
    // Always in one order, so that two nodes making the same tags do not wait for each other.
    .values(nuevas.toSorted((a, b) => (a.clave < b.clave ? -1 : 1)))
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute()
  const rows = await tx
    .selectFrom('etiquetas_puestos')
    .select(['id', 'puesto', 'clave'])
    .where('clave', 'in', claves)
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
