import type { Db } from '../../db/engine/database.ts'
import { notFound } from '../../errors.ts'
import { type ClimaConCuentas, findClimaConCuentas } from './clima-con-cuentas-store.ts'
import type { ClimaGuardado } from './clima-guardado.ts'
import { findClima } from './climas-store.ts'

export const climaNotFound = () => notFound('Ese clima organizacional ya no existe.')

export async function requireClima(db: Db, idClima: string): Promise<ClimaGuardado> {
  const clima = await findClima(db, idClima)
  if (!clima) throw climaNotFound()
  return clima
}

export async function requireClimaConCuentas(db: Db, idClima: string): Promise<ClimaConCuentas> {
  const leido = await findClimaConCuentas(db, idClima)
  if (!leido) throw climaNotFound()
  return leido
}
