import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { changePorBorrar, changeToCerrado, deleteClimaRow, listPorBorrar } from './climas-store.ts'
import { countParticipaciones, insertParticipaciones } from './participaciones-store.ts'

/** The climate's own part of a close: how many took part is kept, for nobody can count them afterwards. */
export async function endClima(tx: Tx, idClima: string): Promise<void> {
  const cuentas = await countParticipaciones(tx, [idClima])
  await insertParticipaciones(tx, idClima, cuentas.get(idClima) ?? new Map())
  await changeToCerrado(tx, idClima)
}

/** Climates that are closed, and whose sheets are not all deleted yet. */
export const listCierresPendientes = (db: Db): Promise<string[]> => listPorBorrar(db)

export const noteCierrePendiente = (tx: Tx, idClima: string): Promise<void> =>
  changePorBorrar(tx, idClima, true)

export const noteCierreHecho = (tx: Tx, idClima: string): Promise<void> => changePorBorrar(tx, idClima, false)

/** The climate's own part of a deletion. Respondents, sheets, open answers and counts go with it. */
export const removeClima = (tx: Tx, idClima: string): Promise<void> => deleteClimaRow(tx, idClima)
