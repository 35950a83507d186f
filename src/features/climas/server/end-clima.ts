import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { changePorBorrar, changeToCerrado, deleteClimaRow, listPorBorrar } from './cambios-de-clima-store.ts'
import { countParticipaciones, insertParticipaciones } from './participaciones-store.ts'

/** The climate's own part of a close: how many took part is kept, for nobody can count them afterwards. */
export async function endClima(
  tx: Tx,
  idClima: string,
  { soloTerminadas = false }: { soloTerminadas?: boolean } = {},
): Promise<void> {
  const contado = { id: idClima, publicacion: 0 }
  const cuentas = await countParticipaciones(tx, [contado], { conCompletas: true })
  await insertParticipaciones(tx, idClima, cuentas.get(idClima) ?? new Map())
  await changeToCerrado(tx, idClima, soloTerminadas ? TODO_SOLO_TERMINADAS : TODO)
}

const TODO = 1
const SOLO_CORREOS = 2
const TODO_SOLO_TERMINADAS = 3

export type CierrePendiente = { idClima: string; soloCorreos: boolean; soloTerminadas: boolean }

/** Climates that are closed, and not yet without everything that the close ends. soloCorreos: nothing but mails is left. */
export const listCierresPendientes = async (db: Db): Promise<CierrePendiente[]> =>
  (await listPorBorrar(db)).map(({ idClima, porBorrar }) => ({
    idClima,
    soloCorreos: porBorrar === SOLO_CORREOS,
    soloTerminadas: porBorrar === TODO_SOLO_TERMINADAS,
  }))

/** Alone in the climate (lockClima): nobody asks the mails any more whom they reached. */
export const noteSoloCorreos = (tx: Tx, idClima: string): Promise<void> =>
  changePorBorrar(tx, idClima, SOLO_CORREOS)

/** While the climate is shared: whether its close is decided and not done, so that its mails and perhaps its last sheets are there. */
export const isCerrandose = async (tx: Tx, idClima: string): Promise<boolean> =>
  (await listPorBorrar(tx)).some((clima) => clima.idClima === idClima && clima.porBorrar !== SOLO_CORREOS)

export const noteCierreHecho = (tx: Tx, idClima: string): Promise<void> => changePorBorrar(tx, idClima, 0)

/** The climate's own part of a deletion. Respondents, sheets, open answers and counts go with it. */
export const removeClima = (tx: Tx, idClima: string): Promise<void> => deleteClimaRow(tx, idClima)
