import type { EstadoDeEncuestado } from '../../../domain/encuesta/estado-encuestado.ts'
import type { Db } from '../../db/engine/database.ts'
import { computeClaveDeHoja, type Llave } from '../llaves/llave.ts'
import { findHoja } from './hojas-store.ts'

/** How far whoever holds the token has come, in an open climate. */
export async function findEstado(
  db: Db,
  llave: Llave,
  { idClima, token }: { idClima: string; token: string },
): Promise<EstadoDeEncuestado> {
  const hoja = await findHoja(db, idClima, computeClaveDeHoja(llave, token))
  if (!hoja) return 'Sin iniciar'
  return hoja.completa ? 'Completa' : 'En proceso'
}
