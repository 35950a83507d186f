import type { Factor } from '#domain/bitacora/anotacion.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { findSegundoFactor, takeCodigoDeRecuperacion, takePaso } from '../factores-store.ts'
import { hashCodigoDeRecuperacion } from './codigos-de-recuperacion.ts'
import { openSealed } from './sealed.ts'
import { findPaso } from './totp.ts'

export const PROPOSITO_DE_FACTOR = 'segundo-factor'

/** What a code is, and how it is used up in the transaction of what it allows. */
export interface Prueba {
  factor: Factor
  take: (tx: Tx) => Promise<boolean>
}

/** Null where it is neither the phone's code of now nor looks like a recovery code. */
export async function findPrueba(
  { db, secret, now }: Pick<AppContext, 'db' | 'secret' | 'now'>,
  idUsuario: string,
  codigo: string,
): Promise<Prueba | null> {
  const found = await findSegundoFactor(db, idUsuario)
  if (found?.estado !== 'activo') return null
  const paso = findPaso(openSealed(secret, PROPOSITO_DE_FACTOR, found.secreto), codigo, now())
  if (paso !== null) return { factor: 'codigo', take: (tx) => takePaso(tx, idUsuario, paso) }
  const hash = hashCodigoDeRecuperacion(secret, idUsuario, codigo)
  return hash ? { factor: 'recuperacion', take: (tx) => takeCodigoDeRecuperacion(tx, idUsuario, hash) } : null
}
