import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { FormatoDeInforme } from '#contract/schema.generated.ts'
import { listTrozos } from '#server/archivos/trozos.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { InformesArchivosTable, InformesVersionesTable } from '#server/db/tables/publicado.ts'

export type ArchivoDeVersion = Omit<InformesArchivosTable, 'id_version'>

type Fila = Omit<InformesVersionesTable, 'descargas'> & { descargas: number }

export interface VersionGuardada extends Fila {
  /** Names of the accounts; null where one is gone. */
  nombrePor: string | null
  nombreRetiradaPor: string | null
  archivos: ArchivoDeVersion[]
}

/** Versions of these rounds, newest first. */
export async function listVersiones(db: Db | Tx, idsClimas: readonly string[]): Promise<VersionGuardada[]> {
  if (idsClimas.length === 0) return []
  const rows = await db
    .selectFrom('informes_versiones')
    .leftJoin('usuarios as quien', 'quien.id', 'informes_versiones.por')
    .leftJoin('usuarios as retira', 'retira.id', 'informes_versiones.retirada_por')
    .selectAll('informes_versiones')
    .select([
      'quien.nombre as quienNombre',
      'quien.usuario as quienUsuario',
      'retira.nombre as retiraNombre',
      'retira.usuario as retiraUsuario',
    ])
    .where('id_clima', 'in', idsClimas)
    .orderBy('numero', 'desc')
    .execute()
  const archivos = await listArchivos(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ quienNombre, quienUsuario, retiraNombre, retiraUsuario, ...row }) => ({
    ...row,
    nombrePor: quienNombre || quienUsuario,
    nombreRetiradaPor: retiraNombre || retiraUsuario,
    archivos: archivos
      .filter(({ id_version }) => id_version === row.id)
      .map(({ id_version: _, ...archivo }) => archivo),
  }))
}

/** Rounds with a version that was not withdrawn. */
export async function listIdsClimasConVersion(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('informes_versiones')
    .select('id_clima as idClima')
    .distinct()
    .where('retirada', 'is', null)
    .execute()
  return rows.map(({ idClima }) => idClima)
}

function listArchivos(db: Db | Tx, ids: readonly string[]): Promise<InformesArchivosTable[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('informes_archivos')
    .selectAll()
    .where('id_version', 'in', ids)
    .orderBy('formato')
    .execute()
}

export async function findIdClimaDeVersion(db: Db | Tx, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('informes_versiones')
    .select('id_clima')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.id_clima ?? null
}

export async function insertVersion(
  tx: Tx,
  version: Omit<Fila, 'descargas' | 'ultima_descarga' | 'retirada' | 'retirada_por'>,
): Promise<void> {
  await tx
    .insertInto('informes_versiones')
    .values({ ...version, retirada: null, retirada_por: null, ultima_descarga: null })
    .execute()
}

export async function insertArchivo(
  tx: Tx,
  idVersion: string,
  { contenido, ...archivo }: ArchivoDeVersion & { contenido: Uint8Array },
): Promise<void> {
  const { formato } = archivo
  await tx
    .insertInto('informes_archivos')
    .values({ id_version: idVersion, ...archivo })
    .execute()
  for (const trozo of listTrozos(contenido)) {
    await tx
      .insertInto('informes_trozos')
      .values({ id_version: idVersion, formato, ...trozo })
      .execute()
    await yieldToOthers()
  }
}

/** False where it was withdrawn before. */
export async function changeToRetirada(
  tx: Tx,
  id: string,
  { retirada, por }: { retirada: number; por: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('informes_versiones')
    .set({ retirada, retirada_por: por })
    .where('id', '=', id)
    .where('retirada', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function noteDescarga(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .updateTable('informes_versiones')
    .set(({ eb }) => ({ descargas: eb('descargas', '+', 1), ultima_descarga: now }))
    .where('id', '=', id)
    .execute()
}

export async function findContenido(
  db: Db,
  { idVersion, formato }: { idVersion: string; formato: FormatoDeInforme },
): Promise<Buffer> {
  const rows = await db
    .selectFrom('informes_trozos')
    .select('contenido')
    .where('id_version', '=', idVersion)
    .where('formato', '=', formato)
    .orderBy('orden')
    .execute()
  return Buffer.concat(rows.map(({ contenido }) => contenido))
}
