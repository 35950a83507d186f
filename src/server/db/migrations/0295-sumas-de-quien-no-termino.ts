import type { Kysely } from 'kysely'

type Tablas = {
  bloques: { id_clima: string; numero: number; patron: string }
  sumas: { id_clima: string; bloque: number; conjunto: string; sumas: string }
}

const PRODUCTOS = 'productos'
const MINIMO_DE_PRIORIDADES = 200
const Z = 3

type Guardadas = { medidas: (number[] | null)[] }
type Productos = { variables: number; completas: number[] }

/**
 * Sums of people who left a part open, and products of those who lack a variable, could tell what single ones answered. Of what
 * is stored nobody knows any more how many they were: where anything was left open, the sums go; of products those of
 * people who lack nothing stay.
 */
export async function up(db: Kysely<Tablas>): Promise<void> {
  const conMinimo = (await db.selectFrom('bloques').selectAll().execute()).filter(
    ({ patron }) => JSON.parse(patron).minimo > 1,
  )
  for (const { id_clima, numero } of conMinimo) {
    const rows = await db
      .selectFrom('sumas')
      .selectAll()
      .where('id_clima', '=', id_clima)
      .where('bloque', '=', numero)
      .execute()
    for (const { conjunto, sumas } of rows) {
      const guardadas: Guardadas = JSON.parse(sumas)
      const medidas = guardadas.medidas.map((suma) => (suma && suma[Z] === 0 ? suma : null))
      await db
        .updateTable('sumas')
        .set({ sumas: JSON.stringify({ ...guardadas, medidas }) })
        .where('id_clima', '=', id_clima)
        .where('bloque', '=', numero)
        .where('conjunto', '=', conjunto)
        .execute()
    }
  }
  for (const { id_clima, sumas } of await db
    .selectFrom('sumas')
    .selectAll()
    .where('conjunto', '=', PRODUCTOS)
    .execute()) {
    const { variables, completas }: Productos = JSON.parse(sumas)
    const esta = db.updateTable('sumas').where('id_clima', '=', id_clima).where('conjunto', '=', PRODUCTOS)
    if (completas[0]! >= MINIMO_DE_PRIORIDADES)
      await esta.set({ sumas: JSON.stringify({ variables, sumas: completas }) }).execute()
    else
      await db
        .deleteFrom('sumas')
        .where('id_clima', '=', id_clima)
        .where('conjunto', '=', PRODUCTOS)
        .execute()
  }
}
