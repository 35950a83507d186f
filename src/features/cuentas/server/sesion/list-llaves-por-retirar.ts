import type { Db } from '#server/db/engine/database.ts'
import { isSegundoFactorExigido } from '../ajustes/ajustes.ts'
import { hasSegundoFactor } from './factores-store.ts'
import { type LlaveDeAcceso, listLlavesDeAcceso } from './llaves-de-acceso-store.ts'

/**
 * Passkeys that go when a password is chosen by a mailed link, for whoever knew the old one may have left a passkey. Not where it is
 * the second factor that the firm asks for: reading somebody's mail would do away with it.
 */
export async function listLlavesPorRetirar(db: Db, idUsuario: string): Promise<LlaveDeAcceso[]> {
  const esElFactor = (await isSegundoFactorExigido({ db })) && !(await hasSegundoFactor(db, idUsuario))
  return esElFactor ? [] : listLlavesDeAcceso(db, idUsuario)
}
