import { randomUUID } from 'node:crypto'
import type { TipoDeArchivo } from '../../archivos/inspect-archivo.ts'
import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { skipLocked } from '../../db/sql/skip-locked.ts'

export interface ArchivoRecibido {
  nombre: string | null
  tipo: TipoDeArchivo
  bytes: Uint8Array
}

/** The file of a CV, new and still unread; the one before goes, with its text. */
export async function replaceArchivo(
  tx: Tx,
  idCv: string,
  { nombre, tipo, bytes }: ArchivoRecibido,
): Promise<void> {
  await tx.deleteFrom('archivos').where('id_cv', '=', idCv).execute()
  const id = randomUUID()
  await tx
    .insertInto('archivos')
    .values({
      id,
      id_cv: idCv,
      nombre,
      tipo,
      bytes: bytes.length,
      lectura: 'pendiente',
      intentos: 0,
      arrendado_por: null,
      arrendado_hasta: 0,
      texto: '',
    })
    .execute()
  await tx.insertInto('archivos_contenidos').values({ id_archivo: id, contenido: bytes }).execute()
}

/** Of a CV that is not deleted. */
export async function findContenidoDeCv(db: Db, idCv: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('cvs')
    .innerJoin('archivos', 'archivos.id_cv', 'cvs.id')
    .innerJoin('archivos_contenidos', 'archivos_contenidos.id_archivo', 'archivos.id')
    .select('archivos_contenidos.contenido')
    .where('cvs.id', '=', idCv)
    .where('cvs.borrado', 'is', null)
    .executeTakeFirst()
  return row?.contenido ?? null
}

export async function findContenido(db: Db, idArchivo: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('archivos_contenidos')
    .select('contenido')
    .where('id_archivo', '=', idArchivo)
    .executeTakeFirst()
  return row?.contenido ?? null
}

const HORA = 3_600_000

export interface ArchivoTomado {
  id: string
  idCv: string
  tipo: string
  intentos: number
  /** The claim that holds the row; only that claim may say how the reading ended. */
  arriendo: string
}

/** Takes the oldest unread file for a while; if this process dies, another takes it when the lease ends. */
export async function claimArchivo(
  db: Db,
  { now, hasta }: { now: number; hasta: number },
): Promise<ArchivoTomado | null> {
  const arriendo = randomUUID()
  const next = db
    .selectFrom('archivos')
    .select('id')
    .where('lectura', '=', 'pendiente')
    // A lease from far ahead was given by a clock that has been set back since.
    .where((where) =>
      where.or([where('arrendado_hasta', '<=', now), where('arrendado_hasta', '>', hasta + HORA)]),
    )
    .orderBy('arrendado_hasta')
    .limit(1)
  const row = await db
    // A common table is evaluated once. As a subquery PostgreSQL may run it per row, and take them all.
    .with('siguiente', () => skipLocked(db, next))
    .updateTable('archivos')
    .set((column) => ({
      arrendado_por: arriendo,
      arrendado_hasta: hasta,
      intentos: column('intentos', '+', 1),
    }))
    .where('id', 'in', (query) => query.selectFrom('siguiente').select('siguiente.id'))
    .returning(['id', 'id_cv as idCv', 'tipo', 'intentos'])
    .executeTakeFirst()
  return row ? { ...row, arriendo } : null
}

/** False where the file was replaced or taken by another meanwhile: then nothing is written. */
export async function updateLectura(
  tx: Tx,
  { id, arriendo }: ArchivoTomado,
  texto: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('archivos')
    .set({ lectura: texto ? 'leido' : 'ilegible', texto: texto ?? '', arrendado_por: null })
    .where('id', '=', id)
    .where('arrendado_por', '=', arriendo)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a file back unread, without counting the try. */
export async function releaseArchivo(db: Db, { id, arriendo }: ArchivoTomado): Promise<void> {
  await db
    .updateTable('archivos')
    .set((column) => ({ arrendado_por: null, arrendado_hasta: 0, intentos: column('intentos', '-', 1) }))
    .where('id', '=', id)
    .where('arrendado_por', '=', arriendo)
    .execute()
}
