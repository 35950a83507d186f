import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { getClaveDeNombre } from '#domain/climas/nombres.ts'
import type { Decision } from '#domain/voces/tapados.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface Tema {
  id: string
  idClima: string
  idPregunta: string
  nombre: string
  unidoA: string | null
}

/** One published text. */
export interface DeTexto {
  idClima: string
  clave: string
}

const selectTemas = (db: Db) =>
  db
    .selectFrom('temas')
    .select(['id', 'id_clima as idClima', 'id_pregunta as idPregunta', 'nombre', 'unido_a as unidoA'])

export const findTema = (db: Db, id: string): Promise<Tema | undefined> =>
  selectTemas(db).where('id', '=', id).executeTakeFirst()

/** In their order, without those that were joined to others. */
export const listTemas = (db: Db, idClima: string, idPregunta?: string): Promise<Tema[]> =>
  selectTemas(db)
    .where('id_clima', '=', idClima)
    .where('unido_a', 'is', null)
    .$if(idPregunta !== undefined, (query) => query.where('id_pregunta', '=', idPregunta!))
    .orderBy('orden')
    .orderBy('id')
    .execute()

/** Null where the question has one of that name. */
export async function insertTemaRow(
  tx: Tx,
  { idClima, idPregunta, nombre }: { idClima: string; idPregunta: string; nombre: string },
  orden: number,
): Promise<string | null> {
  const fila = {
    id: randomUUID(),
    id_clima: idClima,
    id_pregunta: idPregunta,
    nombre,
    clave_nombre: getClaveDeNombre(nombre),
    orden,
    unido_a: null,
  }
  const puesta = await tx
    .insertInto('temas')
    .values(fila)
    .onConflict((conflicto) => conflicto.doNothing())
    .returning('id')
    .executeTakeFirst()
  return puesta?.id ?? null
}

export async function isNombreTomado(
  tx: Tx,
  { idClima, idPregunta, id }: Tema,
  nombre: string,
): Promise<boolean> {
  const otro = await tx
    .selectFrom('temas')
    .select('id')
    .where('id_clima', '=', idClima)
    .where('id_pregunta', '=', idPregunta)
    .where('clave_nombre', '=', getClaveDeNombre(nombre))
    .where('id', '<>', id)
    .executeTakeFirst()
  return otro !== undefined
}

export async function renameTema(tx: Tx, id: string, nombre: string): Promise<void> {
  await tx
    .updateTable('temas')
    .set({ nombre, clave_nombre: getClaveDeNombre(nombre) })
    .where('id', '=', id)
    .execute()
}

export async function orderTemas(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const [orden, id] of ids.entries())
    await tx.updateTable('temas').set({ orden }).where('id', '=', id).execute()
}

export async function countRespuestasDeTema(db: Db, id: string): Promise<number> {
  const { respuestas } = await db
    .selectFrom('temas_de_textos')
    .select((eb) => eb.fn.countAll<number>().as('respuestas'))
    .where('id_tema', '=', id)
    .executeTakeFirstOrThrow()
  return Number(respuestas)
}

export async function deleteTemaRow(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('temas').set({ unido_a: null }).where('unido_a', '=', id).execute()
  await tx.deleteFrom('temas').where('id', '=', id).execute()
}

/** Its answers have the other from now on, and its name is free. What was joined to it before goes along. */
export async function joinTema(tx: Tx, id: string, idDestino: string): Promise<void> {
  await tx
    .insertInto('temas_de_textos')
    .columns(['id_clima', 'clave', 'id_tema'])
    .expression(
      tx
        .selectFrom('temas_de_textos')
        .select(['id_clima', 'clave', sql<string>`${idDestino}`.as('id_tema')])
        .where('id_tema', '=', id),
    )
    .onConflict((conflicto) => conflicto.doNothing())
    .execute()
  await tx.deleteFrom('temas_de_textos').where('id_tema', '=', id).execute()
  await tx.updateTable('temas').set({ unido_a: idDestino }).where('unido_a', '=', id).execute()
  await tx
    .updateTable('temas')
    .set({ unido_a: idDestino, clave_nombre: `unido ${id}` })
    .where('id', '=', id)
    .execute()
}

export async function putTema(tx: Tx, { idClima, clave }: DeTexto, idTema: string): Promise<void> {
  await tx
    .insertInto('temas_de_textos')
    .values({ id_clima: idClima, clave, id_tema: idTema })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute()
}

export async function removeTema(tx: Tx, { idClima, clave }: DeTexto, idTema: string): Promise<void> {
  await tx
    .deleteFrom('temas_de_textos')
    .where('id_clima', '=', idClima)
    .where('clave', '=', clave)
    .where('id_tema', '=', idTema)
    .execute()
}

/** Decisions of staff, by the key of a text; of one, or of a whole climate. */
export interface Decidido {
  temas: ReadonlyMap<string, string[]>
  tapados: ReadonlyMap<string, Decision[]>
  citas: ReadonlyMap<string, number[]>
}

export async function readDecidido(
  db: Db,
  { idClima, clave }: { idClima: string; clave?: string },
): Promise<Decidido> {
  const temas = await db
    .selectFrom('temas_de_textos')
    .select(['clave', 'id_tema as idTema'])
    .where('id_clima', '=', idClima)
    .$if(clave !== undefined, (query) => query.where('clave', '=', clave!))
    .execute()
  const tapados = await db
    .selectFrom('tapados')
    .select(['clave', 'desde', 'hasta', 'tipo', 'visible'])
    .where('id_clima', '=', idClima)
    .$if(clave !== undefined, (query) => query.where('clave', '=', clave!))
    .orderBy('desde')
    .execute()
  const citas = await db
    .selectFrom('citas')
    .select(['clave', 'frases'])
    .where('id_clima', '=', idClima)
    .$if(clave !== undefined, (query) => query.where('clave', '=', clave!))
    .execute()
  return {
    temas: groupByClave(temas, ({ idTema }) => idTema),
    tapados: groupByClave(tapados, ({ desde, hasta, tipo, visible }) => ({
      desde,
      hasta,
      tipo,
      visible: visible === 1,
    })),
    citas: new Map(citas.map(({ clave: suya, frases }) => [suya, JSON.parse(frases) as number[]])),
  }
}

function groupByClave<Fila extends { clave: string }, T>(filas: readonly Fila[], get: (fila: Fila) => T) {
  const grupos = new Map<string, T[]>()
  for (const fila of filas) {
    const suyas = grupos.get(fila.clave)
    if (suyas) suyas.push(get(fila))
    else grupos.set(fila.clave, [get(fila)])
  }
  return grupos
}

/** Decisions about any part of the stretch are forgotten. */
export async function forgetTapados(
  tx: Tx,
  { idClima, clave }: DeTexto,
  { desde, hasta }: { desde: number; hasta: number },
): Promise<void> {
  await tx
    .deleteFrom('tapados')
    .where('id_clima', '=', idClima)
    .where('clave', '=', clave)
    .where('desde', '<', hasta)
    .where('hasta', '>', desde)
    .execute()
}

export async function insertTapado(tx: Tx, { idClima, clave }: DeTexto, decision: Decision): Promise<void> {
  const { desde, hasta, tipo, visible } = decision
  await tx
    .insertInto('tapados')
    .values({ id_clima: idClima, clave, desde, hasta, tipo, visible: visible ? 1 : 0 })
    .execute()
}

export async function putCita(tx: Tx, { idClima, clave }: DeTexto, frases: readonly number[]): Promise<void> {
  const texto = JSON.stringify(frases)
  await tx
    .insertInto('citas')
    .values({ id_clima: idClima, clave, frases: texto })
    .onConflict((conflicto) => conflicto.columns(['id_clima', 'clave']).doUpdateSet({ frases: texto }))
    .execute()
}

export async function deleteCitaRow(tx: Tx, { idClima, clave }: DeTexto): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('citas')
    .where('id_clima', '=', idClima)
    .where('clave', '=', clave)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
