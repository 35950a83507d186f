import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { ContenidoActivo } from '#domain/cvs/archivo.ts'
import { HORA_MS } from '#domain/fechas/duraciones.ts'
import type { TipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import { listTrozos } from '#server/archivos/trozos.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { skipLocked } from '#server/db/sql/skip-locked.ts'

export interface ArchivoRecibido {
  nombre: string | null
  tipo: TipoDeArchivo
  bytes: Uint8Array
  activo: readonly ContenidoActivo[]
  /** The person sent it. */
  propio?: boolean
}

/** By which the same bytes are known again. */
export const getHuella = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

type Dueno = { idCv: string } | { idEnvio: string }

/**
 * Written before anything names it, a piece at a time and outside a transaction where `db` is none: whoever else wants the
 * database waits for a piece and not for a file. Nobody sees it until `linkArchivo`; what is never linked is swept away.
 */
export async function insertArchivoSuelto(
  db: Db,
  { nombre, tipo, bytes, activo, propio = false }: ArchivoRecibido,
  now: number,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('archivos')
    .values({
      id,
      id_cv: null,
      id_envio: null,
      vigente: 0,
      recibido: now,
      propio: propio ? 1 : 0,
      nombre,
      tipo,
      activo: activo.join(' '),
      bytes: bytes.length,
      lectura: 'llegando',
      intentos: 0,
      arrendado_por: null,
      arrendado_hasta: 0,
      texto: '',
      huella: getHuella(bytes),
    })
    .execute()
  for (const { orden, contenido } of listTrozos(bytes)) {
    await db.insertInto('archivos_contenidos').values({ id_archivo: id, orden, contenido }).execute()
    await yieldToOthers()
  }
  return id
}

/** Whole, somebody's, and still unread. */
export async function linkArchivo(tx: Tx, id: string, dueno: Dueno): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('archivos')
    .set({
      id_cv: 'idCv' in dueno ? dueno.idCv : null,
      id_envio: 'idEnvio' in dueno ? dueno.idEnvio : null,
      vigente: 1,
      lectura: 'pendiente',
    })
    .where('id', '=', id)
    .where('lectura', '=', 'llegando')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error("a file that is not there became nobody's")
}

export async function insertArchivo(
  tx: Tx,
  dueno: Dueno,
  archivo: ArchivoRecibido,
  now: number,
): Promise<void> {
  await linkArchivo(tx, await insertArchivoSuelto(tx, archivo, now), dueno)
}

/** Owner of a file of the same bytes that is here already: a CV's, or one's that waits. */
export async function findDuenoDeHuella(
  db: Db,
  huella: string,
): Promise<{ idCv: string | null; idEnvio: string | null } | null> {
  const row = await db
    .selectFrom('archivos')
    .leftJoin('cvs', 'cvs.id', 'archivos.id_cv')
    .leftJoin('envios_de_cv', 'envios_de_cv.id', 'archivos.id_envio')
    .select(['archivos.id_cv as idCv', 'archivos.id_envio as idEnvio'])
    .where('archivos.huella', '=', huella)
    .where('archivos.lectura', '!=', 'llegando')
    .where((where) =>
      where.or([
        where.and([where('archivos.id_cv', 'is not', null), where('cvs.borrado', 'is', null)]),
        where.and([where('archivos.id_cv', 'is', null), where('envios_de_cv.descartado', 'is', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteArchivoSuelto(db: Db, id: string): Promise<void> {
  await db.deleteFrom('archivos').where('id', '=', id).where('lectura', '=', 'llegando').execute()
}

/** Leftovers of senders who went away, and of processes that ended in between. */
export async function deleteArchivosSueltos(db: Db, antesDe: number): Promise<void> {
  await db.deleteFrom('archivos').where('lectura', '=', 'llegando').where('recibido', '<', antesDe).execute()
}

/** The former file of a CV stays as an older version of it. */
async function changeToVersion(tx: Tx, idCv: string): Promise<void> {
  await tx
    .updateTable('archivos')
    .set({ vigente: 0 })
    .where('id_cv', '=', idCv)
    .where('vigente', '=', 1)
    .execute()
}

/** Staff's replacement keeps the file before as a version. */
export async function replaceArchivo(
  tx: Tx,
  idCv: string,
  archivo: ArchivoRecibido,
  now: number,
): Promise<void> {
  await changeToVersion(tx, idCv)
  await insertArchivo(tx, { idCv }, archivo, now)
}

/** All of them, with their texts. */
export async function deleteArchivosDeCv(tx: Tx, idCv: string): Promise<void> {
  await tx.deleteFrom('archivos').where('id_cv', '=', idCv).execute()
}

/** The file of a submission becomes that of a CV, with what was read of it. */
export async function moveArchivoToCv(tx: Tx, { idEnvio, idCv }: { idEnvio: string; idCv: string }) {
  await changeToVersion(tx, idCv)
  await tx
    .updateTable('archivos')
    .set({ id_cv: idCv, vigente: 1 })
    .where('id_envio', '=', idEnvio)
    .where('id_cv', 'is', null)
    .execute()
}

export interface Version {
  id: string
  nombre: string | null
  tipo: string
  activo: string
  recibido: number
}

/** Newest first. */
export function listVersiones(db: Db, idCv: string): Promise<Version[]> {
  return db
    .selectFrom('archivos')
    .select(['id', 'nombre', 'tipo', 'activo', 'recibido'])
    .where('id_cv', '=', idCv)
    .where('vigente', '=', 0)
    .orderBy('recibido', 'desc')
    .orderBy('id')
    .execute()
}

/** The file of a CV that is not deleted. */
export async function findContenidoDeCv(db: Db, idCv: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('cvs')
    .innerJoin('archivos', 'archivos.id_cv', 'cvs.id')
    .select('archivos.id')
    .where('cvs.id', '=', idCv)
    .where('archivos.vigente', '=', 1)
    .where('cvs.borrado', 'is', null)
    .executeTakeFirst()
  return row ? findContenido(db, row.id) : null
}

export async function findContenidoDeEnvio(db: Db, idEnvio: string): Promise<Uint8Array | null> {
  const archivo = await findArchivoDeEnvio(db, idEnvio)
  return archivo && findContenido(db, archivo.id)
}

export async function findArchivoDeEnvio(db: Db, idEnvio: string): Promise<Omit<Version, 'recibido'> | null> {
  const row = await db
    .selectFrom('archivos')
    .select(['id', 'nombre', 'tipo', 'activo'])
    .where('id_envio', '=', idEnvio)
    .executeTakeFirst()
  return row ?? null
}

export async function findContenido(db: Db, idArchivo: string): Promise<Uint8Array | null> {
  const rows = await db
    .selectFrom('archivos_contenidos')
    .select('contenido')
    .where('id_archivo', '=', idArchivo)
    .orderBy('orden')
    .execute()
  return rows.length > 0 ? Buffer.concat(rows.map(({ contenido }) => contenido)) : null
}

/** A piece at a time. Fails where the file went meanwhile: half of one is none. */
export async function* streamContenido(db: Db, idArchivo: string): AsyncGenerator<Uint8Array> {
  const archivo = await db
    .selectFrom('archivos')
    .select('bytes')
    .where('id', '=', idArchivo)
    .executeTakeFirst()
  let missing = archivo?.bytes ?? Number.POSITIVE_INFINITY
  for (let orden = 0; missing > 0; orden++) {
    const row = await db
      .selectFrom('archivos_contenidos')
      .select('contenido')
      .where('id_archivo', '=', idArchivo)
      .where('orden', '=', orden)
      .executeTakeFirst()
    if (!row) throw Object.assign(new Error('the file is gone'), { code: 'ARCHIVO_BORRADO' })
    yield row.contenido
    missing -= row.contenido.length
    await yieldToOthers()
  }
}

export interface ArchivoTomado {
  id: string
  /** Null while it is of a submission. */
  idCv: string | null
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
      where.or([where('arrendado_hasta', '<=', now), where('arrendado_hasta', '>', hasta + HORA_MS)]),
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

/** Owner of the file by now. Null where it is gone or was taken by another meanwhile: then nothing is written. */
export async function updateLectura(
  tx: Tx,
  { id, arriendo }: ArchivoTomado,
  texto: string | null,
): Promise<{ idCv: string | null; idEnvio: string | null; nombre: string | null } | null> {
  const row = await tx
    .updateTable('archivos')
    .set({ lectura: texto ? 'leido' : 'ilegible', texto: texto ?? '', arrendado_por: null })
    .where('id', '=', id)
    .where('arrendado_por', '=', arriendo)
    .returning(['id_cv as idCv', 'id_envio as idEnvio', 'nombre'])
    .executeTakeFirst()
  return row ?? null
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
