import { VIAS } from '../../../../domain/encuesta/via.ts'
import type { Tx } from '../../../db/engine/transaction.ts'
import type { ClimaGuardado } from '../../climas/clima-guardado.ts'
import type { Llave } from '../../llaves/llave.ts'
import { countLlegadas, sumLlegadas } from './count-llegadas.ts'
import { addLlegada, replaceLlegadas } from './llegadas-store.ts'

/** Part of the close, while the climate's key is there: how many sheets came which way, in all. */
export async function keepLlegadas(tx: Tx, llave: Llave, clima: ClimaGuardado): Promise<void> {
  const { hojas } = sumLlegadas(await countLlegadas(tx, llave, clima))
  await replaceLlegadas(tx, clima.id, new Map(VIAS.map((via) => [via, hojas[via]])))
}

/** A published sheet stays when its respondent is deleted, and its place stays taken. */
export const keepLlegadaDeIda = addLlegada
