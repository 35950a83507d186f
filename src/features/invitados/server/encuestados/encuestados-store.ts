import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type Insertable, type Selectable, sql } from 'kysely'
import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import type { Via } from '#domain/encuesta/estado-encuestado.ts'
import { CLAVE_DE_FIRMA } from '#features/palabras/server/palabras.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { encodeRowList, inTurns, type RowList, readRowList } from '#server/db/sql/row-list.ts'
import type { EncuestadosTable } from '#server/db/tables/climas.ts'
import { PREFIJO_DE_REFERENCIA } from './referencia-de-correo.ts'

export interface Encuestado {
  id: string
  idGrupo: string
  correo: string | null
  /** Staff was shown the token, because there was no address to send it to: it is never mailed. */
  tokenVisto: boolean
  /** The mails' end; known after the close only. */
  correoFinal: EncuestadosTable['correo_final']
  sinRecordatorios: boolean
  via: Via
}

/** tokenHash: of the token that leads to them. */
export type EncuestadoNuevo = Encuestado & { tokenHash: string }

const rowOf = (idClima: string, encuestado: Encuestado): Insertable<EncuestadosTable> => ({
  id_clima: idClima,
  id: encuestado.id,
  id_grupo: encuestado.idGrupo,
  correo: encuestado.correo,
  correo_clave: encuestado.correo === null ? null : getClaveDeCorreo(encuestado.correo),
  token_visto: encuestado.tokenVisto ? 1 : 0,
  correo_final: encuestado.correoFinal,
  sin_recordatorios: encuestado.sinRecordatorios ? 1 : 0,
  via: encuestado.via,
})

const readRow = (row: Selectable<EncuestadosTable>): Encuestado => ({
  id: row.id,
  idGrupo: row.id_grupo,
  correo: row.correo,
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
    .leftJoin('palabras', 'palabras.id_clima', 'climas.id')
    .leftJoin('ajustes', (join) => join.on('ajustes.clave', '=', CLAVE_DE_FIRMA))
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
      'palabras.contenido as palabras',
      'ajustes.valor as palabrasDeFirma',
    ])
    .where('encuestados.id_clima', '=', idClima)
    .where('encuestados.id', '=', id),
)

/**
 * Facts of the climate that a mail to somebody needs, in one read: a round is thousands of mails. Null where there is nobody
 * to write to any more: deleted meanwhile, or the climate closed.
 */
export async function findDestinatario(db: Db, idClima: string, id: string) {
  const [destinatario] = await listDestinos(db, { idClima, id })
  return destinatario?.cerrado === 0 ? { ...destinatario, cerrado: false } : null
}

const TOKENS = { hash: 'text', id: 'text' } as const

const writeTokens = compileOnce((db, tokens: RowList & { idClima: string }) =>
  db
    .insertInto('tokens')
    .columns(['id_clima', 'hash', 'id_encuestado'])
    .expression(
      db
        .selectFrom(readRowList(db, TOKENS, tokens, 'nuevos'))
        .select([sql<string>`${tokens.idClima}`.as('id_clima'), 'hash', 'id']),
    ),
)

async function insertTokenRows(
  tx: Tx,
  idClima: string,
  encuestados: readonly Pick<EncuestadoNuevo, 'id' | 'tokenHash'>[],
): Promise<void> {
  const rows = encuestados.map(({ id, tokenHash }) => ({ hash: tokenHash, id }))
  if (rows.length > 0) await writeTokens(tx, { ...encodeRowList(tx, TOKENS, rows), idClima })
}

export async function insertEncuestados(
  tx: Tx,
  idClima: string,
  encuestados: readonly EncuestadoNuevo[],
): Promise<void> {
  for await (const chunk of inTurns(encuestados)) {
    await tx
      .insertInto('encuestados')
      .values(chunk.map((encuestado) => rowOf(idClima, encuestado)))
      .execute()
    await insertTokenRows(tx, idClima, chunk)
  }
}

/** Addresses as they are compared. */
export async function listClavesDeCorreo(db: Db, idClima: string): Promise<string[]> {
  const rows = await db
    .selectFrom('encuestados')
    .select('correo_clave')
    .where('id_clima', '=', idClima)
    .where('correo_clave', 'is not', null)
    .execute()
  return rows.map(({ correo_clave }) => correo_clave!)
}

const INVITADOS = { id: 'text', id_grupo: 'text', correo: 'text', correo_clave: 'text' } as const

const writeInvitados = compileOnce((db, invitados: RowList & { idClima: string }) =>
  db
    .insertInto('encuestados')
    .columns([
      'id_clima',
      'id',
      'id_grupo',
      'correo',
      'correo_clave',
      'token_visto',
      'sin_recordatorios',
      'via',
    ])
    .expression(
      db
        .selectFrom(readRowList(db, INVITADOS, invitados, 'nuevos'))
        .select([
          sql<string>`${invitados.idClima}`.as('id_clima'),
          'id',
          'id_grupo',
          'correo',
          'correo_clave',
          sql.lit(0).as('token_visto'),
          sql.lit(0).as('sin_recordatorios'),
          sql.lit<Via>('correo').as('via'),
        ])
        // Without a condition SQLite would take what follows for a join.
        .where(sql.lit(true)),
    )
    .onConflict((conflict) => conflict.columns(['id_clima', 'correo_clave']).doNothing())
    .returning('id'),
)

/**
 * Invites people with an address: leaves out those whose address is taken in the climate; returns the ids of the others. `hashOf`: of the
 * token of somebody by their id; worked out while PostgreSQL writes them.
 */
export async function insertInvitados(
  tx: Tx,
  idClima: string,
  encuestados: readonly { id: string; idGrupo: string; correo: string }[],
  hashOf: (id: string) => string,
): Promise<Set<string>> {
  const invitados = encuestados.map(({ id, idGrupo, correo }) => ({
    id,
    id_grupo: idGrupo,
    correo,
    correo_clave: getClaveDeCorreo(correo),
  }))
  const writing = writeInvitados(tx, { ...encodeRowList(tx, INVITADOS, invitados), idClima })
  // Those who wait for it are told; nobody does yet.
  writing.catch(() => {})
  // It leaves meanwhile.
  await yieldToOthers()
  const tokens = encuestados.map(({ id }) => ({ id, tokenHash: hashOf(id) }))
  const insertados = new Set((await writing).map(({ id }) => id))
  await insertTokenRows(
    tx,
    idClima,
    tokens.filter(({ id }) => insertados.has(id)),
  )
  return insertados
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

/** With the token. It is looked for among all of the climate: an index of its own would cost every close more than this a deletion. */
export async function deleteEncuestadoRow(tx: Tx, idClima: string, id: string): Promise<void> {
  await tx.deleteFrom('tokens').where('id_clima', '=', idClima).where('id_encuestado', '=', id).execute()
  await tx.deleteFrom('encuestados').where('id_clima', '=', idClima).where('id', '=', id).execute()
}

/** Mails are found by the people of a climate. Not as a join: SQLite would try every waiting mail with every person. */
const selectReferencias = (db: Db, idClima: string) =>
  db
    .selectFrom('encuestados')
    .select(sql<string>`${sql.lit(PREFIJO_DE_REFERENCIA)} || id`.as('referencia'))
    .where('id_clima', '=', idClima)

/** Invitations of any climate that wait until its survey opens. */
export async function hasEnEspera(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('correos')
    .select('id')
    .where('estado', '=', 'en_espera')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function countEnEspera(db: Db, idClima: string): Promise<number> {
  const { cuantos } = await db
    .selectFrom('correos')
    .select(({ fn }) => fn.countAll<number>().as('cuantos'))
    .where('estado', '=', 'en_espera')
    .where('referencia', 'in', selectReferencias(db, idClima))
    .executeTakeFirstOrThrow()
  return cuantos
}

/** They leave now. How many they are. */
export async function releaseEnEspera(tx: Tx, idClima: string, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('correos')
    .set({ estado: 'en_cola', creado: now, proximo_intento: now })
    .where('estado', '=', 'en_espera')
    .where('referencia', 'in', selectReferencias(tx, idClima))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/**
 * Mails to people of the climate that wait, and out of how many: those that left since the first of them was written count
 * too.
 */
export async function countSalida(db: Db, idClima: string): Promise<{ enCola: number; total: number }> {
  const suyos = db.selectFrom('correos').where('referencia', 'in', selectReferencias(db, idClima))
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

/** The most refused mails that are counted; more are told as so many. */
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

/** Ids of these respondents by climate. */
export async function groupPorClima(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const porClima = new Map<string, string[]>()
  for await (const chunk of inTurns(ids)) {
    const rows = await db
      .selectFrom('encuestados')
      .select(['id', 'id_clima'])
      .where('id', 'in', chunk)
      .execute()
    for (const { id, id_clima } of rows) porClima.set(id_clima, [...(porClima.get(id_clima) ?? []), id])
  }
  return porClima
}

/** Those of the group with an address after `desde`, in the order of their ids; and whether their invitation still waits its turn. */
export async function listDestinatarios(
  db: Db,
  { idClima, idGrupo }: { idClima: string; idGrupo: string },
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
            .where('correos.estado', 'in', ['en_cola', 'en_espera'])
            .where('correos.arrendado_por', 'is', null),
        )
        .as('espera'),
    )
    .where('id_clima', '=', idClima)
    .where('id_grupo', '=', idGrupo)
    .where('correo', 'is not', null)
    .where('id', '>', desde)
    .orderBy('id')
    .limit(limite)
    .execute()
  return rows.map(({ id, correo, espera }) => ({ id, correo: correo!, esperaInvitacion: Boolean(espera) }))
}

/** Where somebody was invited, in every climate. */
export function listEncuestadosDeCorreo(
  db: Db,
  correo: string,
): Promise<{ idClima: string; id: string; idGrupo: string }[]> {
  return db
    .selectFrom('encuestados')
    .select(['id_clima as idClima', 'id', 'id_grupo as idGrupo'])
    .where('correo_clave', '=', getClaveDeCorreo(correo))
    .orderBy('id')
    .execute()
}
