import { saveValor } from '../ajustes-store.ts'
import type { Db } from '../engine/database.ts'
import type { Tx } from '../engine/transaction.ts'
import type { Alcance } from './erase-leftovers.ts'

/** Of a person too: what is left once the small tables are written anew. */
export type Pendiente = Alcance | 'grandes'

const CLAVES: Record<Pendiente, string> = {
  climas: 'borrar_restos',
  todo: 'borrar_restos_todo',
  grandes: 'borrar_restos_grandes',
}
const PENDIENTES = Object.keys(CLAVES) as Pendiente[]

export interface Restos {
  alcance: Pendiente
  /** When nobody can be reading the old rows any more. */
  desde: number
}

export const saveRestos = (tx: Db | Tx, { alcance, desde }: Restos): Promise<void> =>
  saveValor(tx, CLAVES[alcance], String(desde))

export async function listRestos(db: Db): Promise<Restos[]> {
  const rows = await db
    .selectFrom('ajustes')
    .selectAll()
    .where('clave', 'in', Object.values(CLAVES))
    .execute()
  return rows.map(({ clave, valor }) => ({
    alcance: PENDIENTES.find((alcance) => CLAVES[alcance] === clave)!,
    desde: Number(valor),
  }))
}

/** Whether somebody may be answering, in any climate. */
export async function hasEncuestaActiva(db: Db, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('climas')
    .select('id')
    .where('encuesta_activa', '=', 1)
    .where((or) => or.or([or('fecha_limite', 'is', null), or('fecha_limite', '>=', now)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Unless there are newer ones. */
export async function deleteRestos(db: Db, { alcance, desde }: Restos): Promise<void> {
  await db
    .deleteFrom('ajustes')
    .where('clave', '=', CLAVES[alcance])
    .where('valor', '=', String(desde))
    .execute()
}
