import type { Db } from '../../db/engine/database.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { countEnBloque, countSinPublicar } from './hojas-store.ts'

/** Sheets that wait for the next block, by group. */
export const countHojasSinPublicar = (
  db: Db,
  { id, publicacion }: Pick<ClimaGuardado, 'id' | 'publicacion'>,
): Promise<Map<string, number>> => countSinPublicar(db, id, publicacion)

/** Whether the block holds exactly as many sheets, and none is left outside. */
export async function isBloqueEntero(
  db: Db,
  { idClima, bloque, hojas }: { idClima: string; bloque: number; hojas: number },
): Promise<boolean> {
  const { dentro, fuera } = await countEnBloque(db, idClima, bloque)
  return dentro === hojas && fuera === 0
}
