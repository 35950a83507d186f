import type { Tx } from '../../db/engine/transaction.ts'
import { changeToCerrado, deleteClimaRow } from './climas-store.ts'
import { countParticipaciones, insertParticipaciones } from './participaciones-store.ts'

/** The climate's own part of a close: how many took part is kept, for nobody can count them afterwards. */
export async function endClima(tx: Tx, idClima: string): Promise<void> {
  const cuentas = await countParticipaciones(tx, [idClima])
  await insertParticipaciones(tx, idClima, cuentas.get(idClima) ?? new Map())
  await changeToCerrado(tx, idClima)
}

/** The climate's own part of a deletion. Respondents, sheets, open answers and counts go with it. */
export const removeClima = (tx: Tx, idClima: string): Promise<void> => deleteClimaRow(tx, idClima)
