import { sql } from 'kysely'
import type { BloqueContado, TramosDeAntes } from '#domain/resultados/bloques/compute-bloque.ts'
import type { BloquePublicado } from '#domain/resultados/bloques/fuente-publicada.ts'
import type { SumasDeConjunto } from '#domain/resultados/bloques/sumas.ts'
import type { TextosDeBloque } from '#domain/resultados/bloques/textos-de-bloque.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { compileOnce } from '#server/db/sql/compile-once.ts'
import { inTurns } from '#server/db/sql/row-list.ts'

/** A block without its sums. */
export type Bloque = Omit<BloquePublicado, 'sumas'> & {
  numero: number
  textos: TextosDeBloque
  /** All of its texts are stored, readable, and it is noted beside the keys. */
  terminado: boolean
  /** Groups, or areas, of an early one. */
  avance: number | null
}

/** Oldest first. */
export async function listBloques(db: Db, idClima: string): Promise<Bloque[]> {
  const rows = await listFilas(db, { idClima })
  return rows.map(({ numero, publicado, hojas, hojas_por_grupo, patron, textos, terminado, avance }) => ({
    numero,
    publicado,
    hojas,
    hojasPorGrupo: JSON.parse(hojas_por_grupo),
    patron: JSON.parse(patron),
    textos: JSON.parse(textos),
    terminado: terminado === 1,
    avance,
  }))
}

const listFilas = compileOnce((db, { idClima }: { idClima: string }) =>
  db.selectFrom('bloques').selectAll().where('id_clima', '=', idClima).orderBy('numero'),
)

/** By block, and by set within it. */
export async function listSumas(db: Db, idClima: string): Promise<Map<number, Map<string, SumasDeConjunto>>> {
  const bloques = new Map<number, Map<string, SumasDeConjunto>>()
  for (const { bloque, conjunto, sumas } of await listFilasDeSumas(db, { idClima })) {
    const suyas = bloques.get(bloque) ?? new Map<string, SumasDeConjunto>()
    bloques.set(bloque, suyas.set(conjunto, JSON.parse(sumas)))
  }
  return bloques
}

const listFilasDeSumas = compileOnce((db, { idClima }: { idClima: string }) =>
  db.selectFrom('sumas').select(['bloque', 'conjunto', 'sumas']).where('id_clima', '=', idClima),
)

export async function insertBloque(
  tx: Tx,
  idClima: string,
  {
    numero,
    publicado,
    contado,
  }: {
    numero: number
    publicado: number
    contado: BloqueContado & { textos: TextosDeBloque; avance: number | null; deAntes: TramosDeAntes[] }
  },
): Promise<void> {
  await tx
    .insertInto('bloques')
    .values({
      id_clima: idClima,
      numero,
      publicado,
      hojas: contado.hojas,
      hojas_por_grupo: JSON.stringify(contado.hojasPorGrupo),
      patron: JSON.stringify(contado.patron),
      textos: JSON.stringify(contado.textos),
      terminado: 0,
      avance: contado.avance,
    })
    .execute()
  await insertSumas(tx, idClima, { numero, sumas: contado.sumas })
  for (const deAntes of contado.deAntes) await insertSumas(tx, idClima, deAntes)
}

async function insertSumas(
  tx: Tx,
  idClima: string,
  { numero, sumas }: Pick<TramosDeAntes, 'numero' | 'sumas'>,
): Promise<void> {
  for await (const tanda of inTurns([...sumas])) {
    const rows = tanda.map(([conjunto, suyas]) => ({
      id_clima: idClima,
      bloque: numero,
      conjunto,
      sumas: JSON.stringify(suyas),
    }))
    await tx.insertInto('sumas').values(rows).execute()
  }
}

export async function noteTerminado(db: Db, idClima: string, numero: number): Promise<void> {
  await db
    .updateTable('bloques')
    .set({ terminado: 1 })
    .where('id_clima', '=', idClima)
    .where('numero', '=', numero)
    .execute()
}

/** Climates with a block of which something is left to do. */
export async function listConBloquesPorTerminar(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('bloques')
    .select('id_clima')
    .distinct()
    // Written out, or no engine knows that it is the index's.
    .where('terminado', '=', sql.lit(0))
    .execute()
  return rows.map(({ id_clima }) => id_clima)
}
