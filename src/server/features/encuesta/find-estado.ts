import {
  computeEstadoDeEncuestado,
  type EstadoDeEncuestado,
} from '../../../domain/encuesta/estado-encuestado.ts'
import type { Db } from '../../db/engine/database.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { computeClaveDeHoja, type Llave } from '../llaves/llave.ts'
import { findHoja } from './hojas-store.ts'

/** How far whoever holds the token has come, in an open climate. */
export async function findEstado(
  db: Db,
  llave: Llave,
  { clima, token }: { clima: Pick<ClimaGuardado, 'id' | 'publicacion'>; token: string },
): Promise<EstadoDeEncuestado> {
  return computeEstadoDeEncuestado(clima, await findHoja(db, clima.id, computeClaveDeHoja(llave, token)))
}
