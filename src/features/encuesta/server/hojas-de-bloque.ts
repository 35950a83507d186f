import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import type { Db } from '#server/db/engine/database.ts'
import { countAlgunas, type Destino } from './hojas-store.ts'

/** What is written now is published with the next block. */
export const getDestino = ({ id, publicacion }: Pick<ClimaGuardado, 'id' | 'publicacion'>): Destino => ({
  idClima: id,
  bloque: publicacion + 1,
})

/** Sheets that wait for the next block, up to so many. */
export const countHojasSinPublicarHasta = (
  db: Db,
  clima: Pick<ClimaGuardado, 'id' | 'publicacion'>,
  limite: number,
): Promise<number> => countAlgunas(db, { ...getDestino(clima), limite })
