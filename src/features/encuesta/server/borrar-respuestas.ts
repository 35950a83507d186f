import { isHojaPublicada } from '#domain/encuesta/estado-encuestado.ts'
import { isEnEspera } from '#domain/resultados/bloques/textos-de-bloque.ts'
import { interruptPublicacion } from '#features/climas/server/cambiar-clima.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { deleteInTandas } from '#server/db/sql/delete-in-tandas.ts'
import { computeClaveDeHoja, type Llave } from '#server/llaves/llave.ts'
import {
  countAlgunas,
  type Destino,
  deleteHoja,
  findHoja,
  listTextosDecididos,
  moveToBloque,
  SIN_TERMINAR,
  unlinkHoja,
} from './hojas-store.ts'

/** Every sheet of a closed climate, with what was written on it. */
export const deleteHojas = (
  { db }: Pick<AppContext, 'db'>,
  { idClima }: { idClima: string },
): Promise<void> => deleteInTandas(db, 'hojas', idClima)

/**
 * All that was answered with a token. What is published stays, or whoever compares the figures before and after would read
 * it; then only the way to it goes, and the answer is true. The caller holds the sheet (lockHojas), so that none appears
 * afterwards.
 */
export async function deleteRespuestas(
  tx: Tx,
  llave: Llave,
  { clima, token }: { clima: ClimaGuardado; token: string },
): Promise<boolean> {
  const de = { idClima: clima.id, llave }
  const hoja = await findHoja(tx, de, computeClaveDeHoja(llave, token))
  if (!hoja) return false
  // One that somebody goes on answering may be of the block too: a close takes it, and a first minimum.
  if (hoja.bloque !== SIN_TERMINAR) await interruptPublicacion(tx, clima)
  if (!isHojaPublicada(clima, hoja.bloque)) {
    await deleteHoja(tx, clima.id, hoja.clave)
    return false
  }
  // Texts that wait for enough others go with their person; those that a block decided to show are shown.
  const decididos = await listTextosDecididos(tx, clima.id)
  const textos = [...hoja.escrito.textos].filter(
    ([idPregunta]) => !isEnEspera(decididos, { idPregunta, bloque: hoja.bloque }),
  )
  await unlinkHoja(tx, de, { ...hoja, escrito: { ...hoja.escrito, textos: new Map(textos) } })
  return true
}

type Clima = Pick<ClimaGuardado, 'id' | 'publicacion'>

/** Sheets finished now are published with the next block, or with the one after it while somebody counts the next one. */
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

/** Sheets finished while a try to make this block came to nothing. */
export const takeDespues = (tx: Tx, { idClima, bloque }: Destino): Promise<void> =>
  moveToBloque(tx, idClima, { de: bloque + 1, a: bloque })

/** Finished sheets wait for the block after this one: of some groups, or of all. */
export const putOff = (tx: Tx, { idClima, bloque }: Destino, grupos?: readonly string[]): Promise<void> =>
  moveToBloque(tx, idClima, { de: bloque, a: bloque + 1, ...(grupos && { grupos }) })

/** Sheets of people who may not go on. */
export const takeSinTerminar = (tx: Tx, { idClima, bloque }: Destino): Promise<void> =>
  moveToBloque(tx, idClima, { de: SIN_TERMINAR, a: bloque })
