import type { Db } from '../../db/engine/database.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { countSinPublicar } from './hojas-store.ts'

/** By group. */
export const countHojasSinPublicar = (
  db: Db,
  { id, publicacion }: Pick<ClimaGuardado, 'id' | 'publicacion'>,
): Promise<Map<string, number>> => countSinPublicar(db, id, publicacion)
