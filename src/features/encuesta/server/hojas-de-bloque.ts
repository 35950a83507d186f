import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { countAlgunas, type Destino, moveToBloque, SIN_TERMINAR } from './hojas-store.ts'

type Clima = Pick<ClimaGuardado, 'id' | 'publicacion'>

/** What is finished now is published with the next block, or with the one after it while somebody counts the next one. */
export const getDestino = ({
  id,
  publicacion,
  publicando,
}: Clima & Pick<ClimaGuardado, 'publicando'>): Destino => ({
  idClima: id,
  bloque: publicacion + (publicando === null ? 1 : 2),
})

/** Finished sheets that wait for a block, up to so many; or all that wait, where unfinished ones go with them. */
export const countHojasSinPublicarHasta = (
  db: Db,
  { id, publicacion }: Clima,
  { limite, conSinTerminar = false }: { limite: number; conSinTerminar?: boolean },
): Promise<number> =>
  countAlgunas(db, {
    idClima: id,
    bloques: [...(conSinTerminar ? [SIN_TERMINAR] : []), publicacion + 1, publicacion + 2],
    limite,
  })

/** What was finished while a try to make this block came to nothing. */
export const takeDespues = (tx: Tx, { idClima, bloque }: Destino): Promise<void> =>
  moveToBloque(tx, idClima, { de: bloque + 1, a: bloque })

/** Of people who may not go on. */
export const takeSinTerminar = (tx: Tx, { idClima, bloque }: Destino): Promise<void> =>
  moveToBloque(tx, idClima, { de: SIN_TERMINAR, a: bloque })
