import { VIAS } from '#domain/encuesta/via.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import type { Llave } from '#server/llaves/llave.ts'
import { countHojasPorVia, sumVias } from './count-llegadas.ts'
import { addLlegada, listLlegadas, replaceLlegadas } from './llegadas-store.ts'

/** Part of the close, while the key is in hand and nobody saves any more: how many sheets came which way, in all. */
export async function keepLlegadas(db: Db, llave: Llave, clima: ClimaGuardado): Promise<void> {
  const idas = await listLlegadas(db, clima.id)
  const hojas = sumVias((await countHojasPorVia(db, llave, clima, idas)).values())
  const porVia = new Map(VIAS.map((via) => [via, hojas[via]]))
  await inTransaction(db, (tx) => replaceLlegadas(tx, clima.id, porVia))
}

/** A published sheet stays when its respondent is deleted, and its place stays taken. */
export const keepLlegadaDeIda = addLlegada
