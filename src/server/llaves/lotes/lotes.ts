import { conflict, notFound } from '../../base/errors.ts'
import type { Db } from '../../db/engine/database.ts'
import { inTransaction, type Tx } from '../../db/engine/transaction.ts'
import { lockClima } from '../../db/locks/climate-locks.ts'
import {
  changeSeries,
  changeToAnulado,
  deleteLotes,
  findLotes as findLoteRows,
  findUltimoNumero,
  insertLoteRow,
  type Lote,
  type LoteConNombre,
  listLotes as listLoteRows,
  type ViaDeLote,
} from './lotes-store.ts'
import { MAX_LOTE } from './token-de-lote.ts'

export type { Lote, LoteConNombre, ViaDeLote } from './lotes-store.ts'

export const listLotes = (db: Db, idClima: string): Promise<LoteConNombre[]> => listLoteRows(db, idClima)

export async function findLotes(db: Db, idClima: string, numeros: ReadonlySet<number>) {
  return numeros.size === 0 ? new Map<number, Lote>() : findLoteRows(db, idClima, numeros)
}

export async function requireLote(db: Db, idClima: string, numero: number): Promise<Lote> {
  const lote = (await findLoteRows(db, idClima, [numero])).get(numero)
  if (!lote) throw notFound('Ese lote no existe en este clima.')
  return lote
}

/** Alone in the climate (lockClima): the number it gets is nobody else's. */
export async function insertLote(
  tx: Tx,
  idClima: string,
  { idGrupo, via, hojas, series, creado, idUsuario }: Omit<Lote, 'numero' | 'anulado'>,
): Promise<Lote> {
  const numero = (await findUltimoNumero(tx, idClima)) + 1
  if (numero > MAX_LOTE) throw conflict('Este clima ya no admite más lotes.')
  const lote = { numero, idGrupo, via, hojas, series, anulado: false, creado, idUsuario }
  await insertLoteRow(tx, idClima, lote)
  return lote
}

/** The places of a batch that was printed too often to be counted any more are better made anew. */
const MAX_DE_MAS = 200

/** Draws tokens beyond those there are; how many sheets are accepted does not change. Gives back the first of them. */
export async function drawSeries(tx: Tx, idClima: string, lote: Lote, cuantas: number): Promise<number> {
  if (lote.anulado) throw conflict('Ese lote está anulado. Haz uno nuevo.')
  if (lote.series + cuantas > 2 * lote.hojas + MAX_DE_MAS) {
    throw conflict('De ese lote ya se imprimieron demasiadas. Anúlalo y haz uno nuevo.', 'cuantas')
  }
  await changeSeries(tx, idClima, lote.numero, lote.series + cuantas)
  return lote.series + 1
}

/** usadas: counted a moment ago, with nobody saving meanwhile (lockClima). */
export const anularLote = (tx: Tx, idClima: string, numero: number, usadas: number): Promise<void> =>
  changeToAnulado(tx, idClima, numero, usadas)

/** Part of the close: how many were invited which way, in all. Neither group, nor day, nor who made them is kept. */
export async function closeLotes(db: Db, idClima: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Another node may be finishing the same close.
    await lockClima(tx, idClima)
    const lotes = await listLoteRows(tx, idClima)
    await deleteLotes(tx, idClima)
    const vias: ViaDeLote[] = ['papeleta', 'captura']
    for (const [i, via] of vias.entries()) {
      const hojas = lotes.filter((lote) => lote.via === via).reduce((suma, lote) => suma + lote.hojas, 0)
      if (hojas === 0) continue
      const total = { idGrupo: '', via, hojas, series: 0, anulado: false, creado: 0, idUsuario: null }
      await insertLoteRow(tx, idClima, { ...total, numero: i + 1 })
    }
  })
}
