import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { inTurns } from '#server/db/sql/chunks.ts'
import type { Destino } from './hojas-store.ts'

export interface RespuestaAbierta {
  clave: string
  idGrupo: string
  idPregunta: string
  texto: string
}

const rowOf = ({ idClima, bloque }: Destino, { clave, idGrupo, idPregunta, texto }: RespuestaAbierta) => ({
  id_clima: idClima,
  clave,
  id_grupo: idGrupo,
  id_pregunta: idPregunta,
  texto,
  bloque,
})

export async function insertAbiertas(
  tx: Tx,
  destino: Destino,
  abiertas: readonly RespuestaAbierta[],
): Promise<void> {
  for await (const chunk of inTurns(abiertas)) {
    await tx
      .insertInto('respuestas_abiertas')
      .values(chunk.map((abierta) => rowOf(destino, abierta)))
      .execute()
  }
}

/** Texts of sheets that are finished now, by their keys. */
export async function takeAbiertas(
  tx: Tx,
  { idClima, bloque }: Destino,
  claves: readonly string[],
): Promise<void> {
  for await (const chunk of inTurns(claves))
    await tx
      .updateTable('respuestas_abiertas')
      .set({ bloque })
      .where('id_clima', '=', idClima)
      .where('clave', 'in', chunk)
      .execute()
}

export async function deleteAbiertas(tx: Tx, idClima: string, claves: readonly string[]): Promise<void> {
  if (claves.length === 0) return
  await tx
    .deleteFrom('respuestas_abiertas')
    .where('id_clima', '=', idClima)
    .where('clave', 'in', claves)
    .execute()
}

export async function countAbiertasOf(db: Db, idClima: string): Promise<number> {
  const { textos } = await db
    .selectFrom('respuestas_abiertas')
    .select((eb) => eb.fn.countAll<number>().as('textos'))
    .where('id_clima', '=', idClima)
    .executeTakeFirstOrThrow()
  return Number(textos)
}
