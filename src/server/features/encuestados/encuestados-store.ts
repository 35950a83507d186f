import { sql } from 'kysely'
import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { inTurns } from '../../db/sql/chunks.ts'
import { compileOnce } from '../../db/sql/compile-once.ts'
import type { EncuestadosTable } from '../../db/tables.ts'
import { PREFIJO_DE_REFERENCIA } from './referencia-de-correo.ts'

export interface Encuestado {
  id: string
  idGrupo: string
  correo: string | null
  tokenHash: string
  /** Staff was shown the token, because there was no address to send it to: it is never mailed. */
  tokenVisto: boolean
  /** How the mails ended; known after the close only. */
  correoFinal: EncuestadosTable['correo_final']
  sinRecordatorios: boolean
}

const rowOf = (idClima: string, encuestado: Encuestado): EncuestadosTable => ({
  id_clima: idClima,
  id: encuestado.id,
  id_grupo: encuestado.idGrupo,
  correo: encuestado.correo,
  correo_clave: encuestado.correo?.toLowerCase() ?? null,
  token_hash: encuestado.tokenHash,
  token_visto: encuestado.tokenVisto ? 1 : 0,
  correo_final: encuestado.correoFinal,
  sin_recordatorios: encuestado.sinRecordatorios ? 1 : 0,
})

const readRow = (row: EncuestadosTable): Encuestado => ({
  id: row.id,
  idGrupo: row.id_grupo,
  correo: row.correo,
  tokenHash: row.token_hash,
  tokenVisto: row.token_visto === 1,
  correoFinal: row.correo_final,
  sinRecordatorios: row.sin_recordatorios === 1,
})

/** In the order of their ids, which are random. */
export async function listEncuestados(db: Db, idClima: string): Promise<Encuestado[]> {
  const rows = await db
    .selectFrom('encuestados')
    .selectAll()
    .where('id_clima', '=', idClima)
    .orderBy('id')
    .execute()
  return rows.map(readRow)
}

export async function findEncuestado(db: Db, idClima: string, id: string): Promise<Encuestado | null> {
  const row = await db
    .selectFrom('encuestados')
    .selectAll()
    .where('id_clima', '=', idClima)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? readRow(row) : null
}

const listDestinatarios = compileOnce((db, { idClima, id }: { idClima: string; id: string }) =>
  db
    .selectFrom('encuestados')
    .innerJoin('climas', 'climas.id', 'encuestados.id_clima')
    .innerJoin('empresas', 'empresas.id', 'climas.id_empresa')
    .leftJoin('logos_de_empresas', 'logos_de_empresas.id_empresa', 'empresas.id')
    .select([
      'climas.cerrado',
      'climas.huella_llave as huellaDeLlave',
      'climas.revision',
      'climas.publicacion',
      'climas.fecha_limite as fechaLimite',
      'empresas.nombre_comercial as empresa',
      'encuestados.sin_recordatorios as sinRecordatorios',
      'logos_de_empresas.huella as logo',
    ])
    .where('encuestados.id_clima', '=', idClima)
    .where('encuestados.id', '=', id),
)

/**
 * What a mail to somebody needs of the climate, in one read: a round is thousands of mails. Null where there is nobody
 * to write to any more: deleted meanwhile, or the climate closed.
 */
export async function findDestinatario(db: Db, idClima: string, id: string) {
  const [destinatario] = await listDestinatarios(db, { idClima, id })
  return destinatario?.cerrado === 0 ? { ...destinatario, cerrado: false } : null
}

export async function insertEncuestados(
  tx: Tx,
  idClima: string,
  encuestados: readonly Encuestado[],
): Promise<void> {
  for await (const chunk of inTurns(encuestados)) {
    await tx
      .insertInto('encuestados')
      .values(chunk.map((encuestado) => rowOf(idClima, encuestado)))
      .execute()
  }
}

/** Leaves out those whose address is taken in the climate; returns the ids of the others. */
export async function insertEncuestadosNuevos(
  tx: Tx,
  idClima: string,
  encuestados: readonly Encuestado[],
): Promise<Set<string>> {
  const rows = await tx
    .insertInto('encuestados')
    .values(encuestados.map((encuestado) => rowOf(idClima, encuestado)))
    .onConflict((conflict) => conflict.columns(['id_clima', 'correo_clave']).doNothing())
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** False where there is no such person. */
export async function stopRecordatoriosRow(db: Db, idClima: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('encuestados')
    .set({ sin_recordatorios: 1 })
    .where('id_clima', '=', idClima)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteEncuestadoRow(tx: Tx, idClima: string, id: string): Promise<void> {
  await tx.deleteFrom('encuestados').where('id_clima', '=', idClima).where('id', '=', id).execute()
}

/**
 * How many mails to people of the climate wait. Not as a join: SQLite would try every waiting mail with every person.
 */
export async function countCorreosEnCola(db: Db, idClima: string): Promise<number> {
  const { enCola } = await db
    .selectFrom('correos')
    .select((count) => count.fn.countAll<number>().as('enCola'))
    .where('estado', '=', 'en_cola')
    .where('referencia', 'in', (query) =>
      query
        .selectFrom('encuestados')
        .select(sql<string>`${sql.lit(PREFIJO_DE_REFERENCIA)} || id`.as('referencia'))
        .where('id_clima', '=', idClima),
    )
    .executeTakeFirstOrThrow()
  return enCola
}

/** How the mails to each of these references ended: sent, where one of them was. Absent: none ended. */
export async function listFinalesDeCorreos(
  db: Db,
  referencias: readonly string[],
): Promise<Map<string, 'enviado' | 'rechazado'>> {
  const finales = new Map<string, 'enviado' | 'rechazado'>()
  for await (const chunk of inTurns(referencias)) {
    const rows = await db
      .selectFrom('correos')
      .select(['referencia', 'estado'])
      .where('referencia', 'in', chunk)
      .execute()
    for (const { referencia, estado } of rows) {
      if (estado === 'en_cola' || finales.get(referencia!) === 'enviado') continue
      finales.set(referencia!, estado)
    }
  }
  return finales
}

/** Some of them, in the order of their ids. */
export async function listIdsDeEncuestados(
  db: Db,
  idClima: string,
  { desde, limite }: { desde: string; limite: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('encuestados')
    .select('id')
    .where('id_clima', '=', idClima)
    .where('id', '>', desde)
    .orderBy('id')
    .limit(limite)
    .execute()
  return rows.map(({ id }) => id)
}

/** What stands where the hash of a token stood: their own id, which is the hash of nothing. */
const SIN_TOKEN = sql<string>`'-' || id`

/** Contact data stays, and how the mails ended; no token leads to them any more. */
export async function closeEncuestados(
  tx: Tx,
  idClima: string,
  ids: readonly string[],
  finales: ReadonlyMap<string, 'enviado' | 'rechazado'>,
): Promise<void> {
  for await (const tanda of inTurns(ids)) {
    await tx
      .updateTable('encuestados')
      .set({ token_hash: SIN_TOKEN, token_visto: 0, sin_recordatorios: 0 })
      .where('id_clima', '=', idClima)
      .where('id', 'in', tanda)
      .execute()
    for (const final of ['enviado', 'rechazado'] as const) {
      const suyos = tanda.filter((id) => finales.get(id) === final)
      if (suyos.length === 0) continue
      await tx
        .updateTable('encuestados')
        .set({ correo_final: final })
        .where('id_clima', '=', idClima)
        .where('id', 'in', suyos)
        .execute()
    }
  }
}

/** Where somebody was invited, in every climate. */
export function listEncuestadosDeCorreo(
  db: Db,
  correo: string,
): Promise<{ idClima: string; id: string; idGrupo: string }[]> {
  return db
    .selectFrom('encuestados')
    .select(['id_clima as idClima', 'id', 'id_grupo as idGrupo'])
    .where('correo_clave', '=', correo.toLowerCase())
    .orderBy('id')
    .execute()
}
