import type { Definicion } from '../../../domain/climas/definicion.ts'
import { addHojas, type Cubo, createCubo } from '../../../domain/resultados/cubo.ts'
import type { Db } from '../../db/engine/database.ts'
import { readTirasDeHojas } from './hojas-store.ts'

/** What a climate's sheets say all together. Whoever asks learns counts, and no sheet leaves this feature. */
export async function countHojas(
  db: Db,
  { id, definicion }: { id: string; definicion: Definicion },
): Promise<Cubo> {
  const cubo = createCubo(definicion)
  for await (const tira of readTirasDeHojas(db, id)) addHojas(cubo, tira)
  return cubo
}
