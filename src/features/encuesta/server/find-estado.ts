import { computeEstadoDeEncuestado, type EstadoDeEncuestado } from '#domain/encuesta/estado-encuestado.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import type { Db } from '#server/db/engine/database.ts'
import { computeClaveDeHoja, type Llave } from '#server/llaves/llave.ts'
import { findHoja } from './hojas-store.ts'

/** How far whoever holds the token has come, in an open climate. */
export async function findEstado(
  db: Db,
  llave: Llave,
  { clima, token }: { clima: Pick<ClimaGuardado, 'id' | 'publicacion'>; token: string },
): Promise<EstadoDeEncuestado> {
  return computeEstadoDeEncuestado(clima, await findHoja(db, clima.id, computeClaveDeHoja(llave, token)))
}
