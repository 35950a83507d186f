import type { Selectable } from 'kysely'
import type { Via } from '#domain/encuesta/estado-encuestado.ts'
import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import type { LotesTable } from '../../db/tables/climas.ts'

export type ViaDeLote = Exclude<Via, 'correo'>

export interface Lote {
  numero: number
  idGrupo: string
  via: ViaDeLote
  /** Sheets that it accepts. */
  hojas: number
  /** Tokens that were drawn from it. */
  series: number
  anulado: boolean
  creado: number
  idUsuario: string | null
}

/** nombre: of the person who made it, while the account is there. */
export type LoteConNombre = Lote & { nombre: string | null }

const readRow = (row: Selectable<LotesTable>): Lote => ({
  numero: row.numero,
  idGrupo: row.id_grupo,
  via: row.via,
  hojas: row.hojas,
  series: row.series,
  anulado: row.anulado === 1,
  creado: row.creado,
  idUsuario: row.id_usuario,
})

/** The newest first. */
export async function listLotes(db: Db, idClima: string): Promise<LoteConNombre[]> {
  const rows = await db
    .selectFrom('lotes')
    .leftJoin('usuarios', 'usuarios.id', 'lotes.id_usuario')
    .selectAll('lotes')
    .select(['usuarios.nombre', 'usuarios.usuario'])
    .where('id_clima', '=', idClima)
    .orderBy('numero', 'desc')
    .execute()
  return rows.map((row) => ({ ...readRow(row), nombre: row.nombre || row.usuario }))
}

export async function findLotes(
  db: Db,
  idClima: string,
  numeros: Iterable<number>,
): Promise<Map<number, Lote>> {
  const rows = await db
    .selectFrom('lotes')
    .selectAll()
    .where('id_clima', '=', idClima)
    .where('numero', 'in', [...numeros])
    .execute()
  return new Map(rows.map((row) => [row.numero, readRow(row)]))
}

export async function findUltimoNumero(tx: Tx, idClima: string): Promise<number> {
  const { ultimo } = await tx
    .selectFrom('lotes')
    .select((lotes) => lotes.fn.max('numero').as('ultimo'))
    .where('id_clima', '=', idClima)
    .executeTakeFirstOrThrow()
  return ultimo ?? 0
}

export async function insertLoteRow(tx: Tx, idClima: string, lote: Lote): Promise<void> {
  await tx
    .insertInto('lotes')
    .values({
      id_clima: idClima,
      numero: lote.numero,
      id_grupo: lote.idGrupo,
      via: lote.via,
      hojas: lote.hojas,
      series: lote.series,
      anulado: lote.anulado ? 1 : 0,
      creado: lote.creado,
      id_usuario: lote.idUsuario,
    })
    .execute()
}

export async function changeSeries(tx: Tx, idClima: string, numero: number, series: number): Promise<void> {
  await tx
    .updateTable('lotes')
    .set({ series })
    .where('id_clima', '=', idClima)
    .where('numero', '=', numero)
    .execute()
}

/** Used ones stay accepted, and no more are. */
export async function changeToAnulado(
  tx: Tx,
  idClima: string,
  numero: number,
  usadas: number,
): Promise<void> {
  await tx
    .updateTable('lotes')
    .set({ hojas: usadas, anulado: 1 })
    .where('id_clima', '=', idClima)
    .where('numero', '=', numero)
    .execute()
}

export async function deleteLotes(tx: Tx, idClima: string): Promise<void> {
  await tx.deleteFrom('lotes').where('id_clima', '=', idClima).execute()
}
