import type { EdadDeCv, FiltrosDeCvs } from '#domain/cvs/filtros.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface Busqueda {
  id: string
  nombre: string
  filtro: string
  filtros: FiltrosDeCvs
  /** When it was last looked at, and the newest CV that there was then. */
  vista: number
  vistoHasta: number
}

const getClaveDeBusqueda = foldParaBuscar

async function withEtiquetas(
  db: Db,
  rows: (Omit<Busqueda, 'filtros'> & { estado: string | null; edad: EdadDeCv | null })[],
): Promise<Busqueda[]> {
  const ids = rows.map(({ id }) => id)
  const puestos = await db
    .selectFrom('busquedas_etiquetas')
    .innerJoin('etiquetas_puestos', 'etiquetas_puestos.id', 'busquedas_etiquetas.id_etiqueta')
    .select(['busquedas_etiquetas.id_busqueda as id', 'etiquetas_puestos.puesto'])
    .where('busquedas_etiquetas.id_busqueda', 'in', ids.length > 0 ? ids : [''])
    .orderBy('etiquetas_puestos.clave')
    .execute()
  return rows.map(({ estado, edad, ...row }) => {
    const etiquetas = puestos.filter(({ id }) => id === row.id).map(({ puesto }) => puesto)
    return { ...row, filtros: { etiquetas, estado, edad } }
  })
}

const selectBusquedas = (db: Db) =>
  db
    .selectFrom('busquedas')
    .select(['id', 'nombre', 'filtro', 'estado', 'edad', 'vista', 'visto_hasta as vistoHasta'])
    .orderBy('clave')

/** Two statements, however many there are. */
export const listBusquedas = async (db: Db, idUsuario: string): Promise<Busqueda[]> =>
  withEtiquetas(db, await selectBusquedas(db).where('id_usuario', '=', idUsuario).execute())

/** The newest CV that there is. */
export async function findUltimoNumero(db: Db): Promise<number> {
  const row = await db
    .selectFrom('cvs')
    .select(({ fn }) => fn.max('numero').as('numero'))
    .executeTakeFirst()
  return row?.numero ?? 0
}

export async function insertBusquedaRow(
  tx: Tx,
  { id, nombre, filtro, filtros, vista, vistoHasta }: Busqueda,
  { idUsuario, idsEtiqueta }: { idUsuario: string; idsEtiqueta: readonly string[] },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('busquedas')
    .values({
      id,
      id_usuario: idUsuario,
      nombre,
      clave: getClaveDeBusqueda(nombre),
      filtro,
      estado: filtros.estado,
      edad: filtros.edad,
      vista,
      visto_hasta: vistoHasta,
    })
    .onConflict((conflict) => conflict.columns(['id_usuario', 'clave']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  if (idsEtiqueta.length > 0) {
    await tx
      .insertInto('busquedas_etiquetas')
      .values(idsEtiqueta.map((idEtiqueta) => ({ id_busqueda: id, id_etiqueta: idEtiqueta })))
      .execute()
  }
  return true
}

/** False where it is not there, or somebody else's. */
export async function updateNombreDeBusqueda(
  tx: Tx,
  { id, idUsuario, nombre }: { id: string; idUsuario: string; nombre: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('busquedas')
    .set({ nombre, clave: getClaveDeBusqueda(nombre) })
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Since when it had been looked at; null where it is not there, or somebody else's. */
export async function updateVista(
  tx: Tx,
  { id, idUsuario, vista, vistoHasta }: { id: string; idUsuario: string; vista: number; vistoHasta: number },
): Promise<number | null> {
  const propia = await tx
    .selectFrom('busquedas')
    .select('vista')
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst()
  if (!propia) return null
  await tx.updateTable('busquedas').set({ vista, visto_hasta: vistoHasta }).where('id', '=', id).execute()
  return propia.vista
}

export async function deleteBusquedaRow(db: Db, id: string, idUsuario: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('busquedas')
    .where('id', '=', id)
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Kept by anybody, with an address among its words. */
export async function listBusquedasDeCorreo(
  db: Db,
  correo: string,
): Promise<{ id: string; nombre: string; filtro: string }[]> {
  const buscado = foldParaBuscar(correo)
  const rows = await db.selectFrom('busquedas').select(['id', 'nombre', 'filtro']).execute()
  return rows.filter(({ nombre, filtro }) => foldParaBuscar(`${nombre} ${filtro}`).includes(buscado))
}

export async function deleteBusquedas(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('busquedas').where('id', 'in', ids).execute()
}
