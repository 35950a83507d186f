import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import { findClima } from '../climas/find-clima.ts'
import type { AppContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import { computeClaveDeHoja, deriveLlave, type Llave } from './llave.ts'

/** acceso: what finds the sheet and the texts of a token. Null once closed: without the sal nobody finds them again. */
export interface ClimaConLlave {
  clima: ClimaGuardado
  acceso: { llave: Llave; clave: string } | null
}

export async function findClimaConLlave(
  db: Db,
  secret: AppContext['secret'],
  { idClima, token }: { idClima: string; token: string },
): Promise<ClimaConLlave | null> {
  const clima = await findClima(db, { idClima })
  if (!clima) return null
  if (!clima.sal) return { clima, acceso: null }
  const llave = deriveLlave(secret, clima.sal)
  return { clima, acceso: { llave, clave: computeClaveDeHoja(llave, token) } }
}
