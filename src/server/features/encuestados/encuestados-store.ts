import { type Insertable, type Selectable, sql } from 'kysely'
import type { Via } from '../../../domain/encuesta/via.ts'
import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { inTurns } from '../../db/sql/chunks.ts'
import { compileOnce } from '../../db/sql/compile-once.ts'
import type { EncuestadosTable } from '../../db/tables/climas.ts'
import type { CorreoNombrado } from '../../mail/mail-transport.ts'
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
  via: Via
}

const rowOf = (idClima: string, encuestado: Encuestado): Insertable<EncuestadosTable> => ({
  id_clima: idClima,
  id: encuestado.id,
  id_grupo: encuestado.idGrupo,
  correo: encuestado.correo,
  correo_clave: encuestado.correo?.toLowerCase() ?? null,
  token_hash: encuestado.tokenHash,
  token_visto: encuestado.tokenVisto ? 1 : 0,
  correo_final: encuestado.correoFinal,
  sin_recordatorios: encuestado.sinRecordatorios ? 1 : 0,
  via: encuestado.via,
})

const readRow = (row: Selectable<EncuestadosTable>): Encuestado => ({
  id: row.id,
  idGrupo: row.id_grupo,
  correo: row.correo,
  tokenHash: row.token_hash,
  tokenVisto: row.token_visto === 1,
  correoFinal: row.correo_final,
  sinRecordatorios: row.sin_recordatorios === 1,
  via: row.via,
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

const listDestinos = compileOnce((db, { idClima, id }: { idClima: string; id: string }) =>
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
      'climas.minimo',
      'climas.codigo',
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
  const [destinatario] = await listDestinos(db, { idClima, id })
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
 * How many mails to people of the climate wait, and out of how many: those that left since the first of them was written count
 * too. Not as a join: SQLite would try every waiting mail with every person.
 */
export async function countSalida(db: Db, idClima: string): Promise<{ enCola: number; total: number }> {
  const suyos = db.selectFrom('correos').where('referencia', 'in', (query) =>
    query
      .selectFrom('encuestados')
      .select(sql<string>`${sql.lit(PREFIJO_DE_REFERENCIA)} || id`.as('referencia'))
      .where('id_clima', '=', idClima),
  )
  const { enCola, desde } = await suyos
    .select(({ fn }) => [fn.countAll<number>().as('enCola'), fn.min('creado').as('desde')])
    .where('estado', '=', 'en_cola')
    .executeTakeFirstOrThrow()
  if (enCola === 0) return { enCola, total: 0 }
  const { salieron } = await suyos
    .select(({ fn }) => fn.countAll<number>().as('salieron'))
    .where('estado', '<>', 'en_cola')
    .where('terminado', '>=', desde)
    .executeTakeFirstOrThrow()
  return { enCola, total: enCola + salieron }
}

/** Of mails that were refused; more than this are told as so many. */
const MAX_RECHAZADOS = 10_000

export async function listReferenciasRechazadas(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('correos')
    .select('referencia')
    .distinct()
    .where('estado', '=', 'rechazado')
    .where('referencia', 'like', `${PREFIJO_DE_REFERENCIA}%`)
    .limit(MAX_RECHAZADOS)
    .execute()
  return rows.flatMap(({ referencia }) => referencia ?? [])
}

/** How many of these respondents each climate has. */
export async function countPorClima(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const cuentas = new Map<string, number>()
  for await (const chunk of inTurns(ids)) {
    const rows = await db
      .selectFrom('encuestados')
      .select(['id_clima', (count) => count.fn.countAll<number>().as('cuantos')])
      .where('id', 'in', chunk)
      .groupBy('id_clima')
      .execute()
    for (const { id_clima, cuantos } of rows) cuentas.set(id_clima, (cuentas.get(id_clima) ?? 0) + cuantos)
  }
  return cuentas
}

/** People of a climate whose ids stand one after another. */
export type Tramo = { idClima: string; desde: string; hasta: string }

/** The id that so many people after `desde` end with; the last one's where fewer are left; null after that. */
export async function findFinDeTramo(
  db: Db,
  idClima: string,
  { desde, limite }: { desde: string; limite: number },
): Promise<string | null> {
  const { hasta } = await db
    .selectFrom((query) =>
      query
        .selectFrom('encuestados')
        .select('id')
        .where('id_clima', '=', idClima)
        .where('id', '>', desde)
        .orderBy('id')
        .limit(limite)
        .as('tramo'),
    )
    .select((fn) => fn.fn.max('id').as('hasta'))
    .executeTakeFirstOrThrow()
  return hasta
}

/** Those with an address after `desde`, in the order of their ids; and whether their invitation still waits its turn. */
export async function listDestinatarios(
  db: Db,
  idClima: string,
  { desde, limite }: { desde: string; limite: number },
): Promise<{ id: string; correo: string; esperaInvitacion: boolean }[]> {
  const rows = await db
    .selectFrom('encuestados')
    .select(['id', 'correo'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('correos')
            .select('correos.id')
            .where(
              'correos.referencia',
              '=',
              sql<string>`${sql.lit(PREFIJO_DE_REFERENCIA)} || encuestados.id`,
            )
            .where('correos.estado', '=', 'en_cola')
            .where('correos.arrendado_por', 'is', null),
        )
        .as('espera'),
    )
    .where('id_clima', '=', idClima)
    .where('correo', 'is not', null)
    .where('id', '>', desde)
    .orderBy('id')
    .limit(limite)
    .execute()
  return rows.map(({ id, correo, espera }) => ({ id, correo: correo!, esperaInvitacion: Boolean(espera) }))
}

const isTramo = ({ idClima, desde, hasta }: Tramo) =>
  sql<boolean>`encuestados.id_clima = ${idClima} and encuestados.id > ${desde} and encuestados.id <= ${hasta}`

/** Contact data stays. What stood for a token gives way to what is the hash of nothing. */
export async function forgetTokens(tx: Tx, tramo: Tramo): Promise<void> {
  const deNada = sql<string>`'-' || id`
  await tx
    .updateTable('encuestados')
    .set({ token_hash: deNada, sin_recordatorios: 0 })
    .where(isTramo(tramo))
    .where('token_hash', '!=', deNada)
    .execute()
}

/** Of whom mails are about to be deleted: most got one, so that only the others are written down. */
export async function keepFinalesDeCorreos(tx: Tx, tramo: Tramo): Promise<void> {
  // Joined to nothing, so that nobody goes along the index of states: nearly all mails were sent.
  const hasCorreo = (estado: 'enviado' | 'rechazado') => sql<boolean>`exists (
    select 1 from correos
    where correos.referencia = ${sql.lit(PREFIJO_DE_REFERENCIA)} || encuestados.id
      and correos.estado || '' = ${sql.lit(estado)})`
  await tx
    .updateTable('encuestados')
    .set({
      correo_final: sql<
        'rechazado' | 'ninguno'
      >`case when ${hasCorreo('rechazado')} then 'rechazado' else 'ninguno' end`,
    })
    .where(isTramo(tramo))
    .where('correo', 'is not', null)
    .where('correo_final', 'is', null)
    .where((row) => row.not(hasCorreo('enviado')))
    .execute()
}

/** Every mail to them, sent or waiting. Which ones is told where they have files: of very many it costs more than deleting them. */
export async function deleteCorreosDeTramo(
  tx: Tx,
  { idClima, desde, hasta }: Tramo,
  { conArchivos }: { conArchivos: boolean },
): Promise<CorreoNombrado[]> {
  const borrados = tx.deleteFrom('correos').where('referencia', 'in', (query) =>
    query
      .selectFrom('encuestados')
      .select(sql<string>`${sql.lit(PREFIJO_DE_REFERENCIA)} || id`.as('referencia'))
      .where('id_clima', '=', idClima)
      .where('id', '>', desde)
      .where('id', '<=', hasta),
  )
  if (conArchivos) return borrados.returning(['id', 'creado']).execute()
  await borrados.execute()
  return []
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
