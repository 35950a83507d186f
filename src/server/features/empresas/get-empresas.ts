import type { Empresa } from '../../../domain/empresas/empresa.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/engine/database.ts'
import { empresaNotFound } from './empresa-not-found.ts'
import {
  countEmpresas as countFilas,
  findEmpresaDeClima as findDeClima,
  findEmpresa,
  listEmpresas,
} from './empresas-store.ts'
import { findLogo } from './logos-store.ts'

const abecedario = new Intl.Collator('es', { sensitivity: 'base', numeric: true })

export async function getEmpresas({ db }: Pick<AppContext, 'db'>): Promise<Empresa[]> {
  const empresas = await listEmpresas(db)
  return empresas.sort((a, b) => abecedario.compare(a.nombre_comercial, b.nombre_comercial))
}

/** Those of them that there are. */
export const findEmpresas = (db: Db, ids: readonly string[]): Promise<Empresa[]> => listEmpresas(db, ids)

export const countEmpresas = ({ db }: Pick<AppContext, 'db'>): Promise<number> => countFilas(db)

export async function requireEmpresa(db: Db, idEmpresa: string): Promise<Empresa> {
  const empresa = await findEmpresa(db, idEmpresa)
  if (!empresa) throw empresaNotFound()
  return empresa
}

/** For whoever reads the climate at the same time. */
export const findEmpresaDeClima = (db: Db, idClima: string): Promise<Empresa | null> =>
  findDeClima(db, idClima)

/** The picture of that fingerprint, a PNG. */
export const getLogo = (db: Db, huella: string): Promise<Uint8Array | null> => findLogo(db, huella)
