import { type Palabras, SIN_PALABRAS } from '#domain/palabras/palabras.ts'
import { findValor, saveValor } from '#server/db/ajustes-store.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

/** Beside the firm's other settings. */
export const CLAVE_DE_FIRMA = 'palabras_de_firma'

export const readPalabras = (contenido: string | null): Palabras =>
  contenido === null ? SIN_PALABRAS : { ...SIN_PALABRAS, ...JSON.parse(contenido) }

export async function findPalabrasDeClima(db: Db, idClima: string): Promise<Palabras> {
  const row = await db
    .selectFrom('palabras')
    .select('contenido')
    .where('id_clima', '=', idClima)
    .executeTakeFirst()
  return readPalabras(row?.contenido ?? null)
}

export async function savePalabrasDeClima(tx: Tx, idClima: string, palabras: Palabras): Promise<void> {
  const contenido = JSON.stringify(palabras)
  await tx
    .insertInto('palabras')
    .values({ id_clima: idClima, contenido })
    .onConflict((conflict) => conflict.column('id_clima').doUpdateSet({ contenido }))
    .execute()
}

/** Climates with words of their own. */
export async function listPalabrasDeClimas(db: Db): Promise<{ idClima: string; palabras: Palabras }[]> {
  const rows = await db.selectFrom('palabras').select(['id_clima', 'contenido']).execute()
  return rows.map(({ id_clima, contenido }) => ({ idClima: id_clima, palabras: readPalabras(contenido) }))
}

export const findPalabrasDeFirma = async (db: Db): Promise<Palabras> =>
  readPalabras(await findValor(db, CLAVE_DE_FIRMA))

export const savePalabrasDeFirma = (tx: Tx, palabras: Palabras): Promise<void> =>
  saveValor(tx, CLAVE_DE_FIRMA, JSON.stringify(palabras))
