import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface Subida {
  id: string
  creada: number
  etiquetas: string[]
  archivos: number
}

export interface ArchivoDeSubida {
  id: string
  nombre: string
  rechazo: string | null
  igualA: string | null
  idEnvio: string | null
}

interface SubidaGuardada {
  id: string
  idUsuario: string | null
  creada: number
  etiquetas: readonly string[]
}

export async function insertSubidaRow(
  db: Db,
  { id, idUsuario, creada, etiquetas }: SubidaGuardada,
): Promise<void> {
  await db
    .insertInto('subidas')
    .values({ id, id_usuario: idUsuario, creada, etiquetas: JSON.stringify(etiquetas) })
    .execute()
}

/** Newest first. */
export async function listSubidas(db: Db, limit: number): Promise<Subida[]> {
  const rows = await db
    .selectFrom('subidas')
    .select(['id', 'creada', 'etiquetas'])
    .select((where) =>
      where
        .selectFrom('subidas_archivos')
        .whereRef('subidas_archivos.id_subida', '=', 'subidas.id')
        .select(({ fn }) => fn.countAll<number>().as('cuenta'))
        .as('archivos'),
    )
    .orderBy('creada', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ etiquetas, archivos, ...row }) => ({
    ...row,
    archivos: Number(archivos ?? 0),
    etiquetas: JSON.parse(etiquetas) as string[],
  }))
}

/** Holds it, so that its files are counted one after the other. */
export async function lockSubida(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subidas')
    .set((column) => ({ creada: column.ref('creada') }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updateEtiquetasDeSubida(
  db: Db,
  id: string,
  etiquetas: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subidas')
    .set({ etiquetas: JSON.stringify(etiquetas) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findSubida(db: Db, id: string): Promise<Omit<Subida, 'archivos'> | null> {
  const row = await db
    .selectFrom('subidas')
    .select(['id', 'creada', 'etiquetas'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, etiquetas: JSON.parse(row.etiquetas) as string[] } : null
}

/** In the order in which they came. */
export function listArchivosDeSubida(db: Db, idSubida: string): Promise<ArchivoDeSubida[]> {
  return db
    .selectFrom('subidas_archivos')
    .select(['id', 'nombre', 'rechazo', 'igual_a as igualA', 'id_envio as idEnvio'])
    .where('id_subida', '=', idSubida)
    .orderBy('numero')
    .execute()
}

export async function countArchivosDeSubida(db: Db, idSubida: string): Promise<number> {
  const { cuenta } = await db
    .selectFrom('subidas_archivos')
    .select(({ fn }) => fn.countAll<number>().as('cuenta'))
    .where('id_subida', '=', idSubida)
    .executeTakeFirstOrThrow()
  return Number(cuenta)
}

export async function hasHuella(db: Db, idSubida: string, huella: string): Promise<boolean> {
  const row = await db
    .selectFrom('subidas_archivos')
    .select('id')
    .where('id_subida', '=', idSubida)
    .where('huella', '=', huella)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertArchivoDeSubida(
  tx: Tx,
  {
    idSubida,
    huella,
    id,
    nombre,
    rechazo,
    igualA,
    idEnvio,
  }: ArchivoDeSubida & { idSubida: string; huella: string },
): Promise<void> {
  await tx
    .insertInto('subidas_archivos')
    .values({ id, id_subida: idSubida, huella, nombre, rechazo, igual_a: igualA, id_envio: idEnvio })
    .execute()
}

/** The tags of the upload that a submission came with. */
export async function listEtiquetasDeSubido(db: Db, idEnvio: string): Promise<string[]> {
  const row = await db
    .selectFrom('subidas_archivos')
    .innerJoin('subidas', 'subidas.id', 'subidas_archivos.id_subida')
    .select('subidas.etiquetas')
    .where('subidas_archivos.id_envio', '=', idEnvio)
    .executeTakeFirst()
  return row ? (JSON.parse(row.etiquetas) as string[]) : []
}

export async function deleteSubidasDesde(db: Db, creadaHasta: number): Promise<void> {
  await db.deleteFrom('subidas').where('creada', '<=', creadaHasta).execute()
}
