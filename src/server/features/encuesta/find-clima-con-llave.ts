import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/engine/database.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { findClima } from '../climas/find-clima.ts'
import { deriveLlave, type Llave } from '../llaves/llave.ts'

/** llave: null once closed. Without the sal nobody finds a token's sheet and texts again. */
export interface ClimaConLlave {
  clima: ClimaGuardado
  llave: Llave | null
}

export async function findClimaConLlave(
  db: Db,
  secret: AppContext['secret'],
  idClima: string,
): Promise<ClimaConLlave | null> {
  const clima = await findClima(db, { idClima })
  return clima && { clima, llave: clima.sal && deriveLlave(secret, clima.sal) }
}
