import type { Empresa } from '../../../domain/empresas/empresa.ts'
import { foldParaBuscar } from '../../../domain/texto/fold-texto.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/engine/database.ts'
import { empresaNotFound } from './empresa-not-found.ts'
import {
  countEmpresas as countFilas,
  findEmpresaDeClima as findDeClima,
  findEmpresa,
  listEmpresas,
  listNombres,
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

/** Those of whose names a word begins with each of these, as a search folds them. */
export async function listIdsDeLlamadas(db: Db, palabras: readonly string[]): Promise<string[]> {
  const todas = await listNombres(db, {})
  return todas
    .filter(({ nombre_comercial, nombre_fiscal }) => {
      const suyas = foldParaBuscar(`${nombre_comercial} ${nombre_fiscal}`).split(/\s+/)
      return palabras.every((palabra) => suyas.some((suya) => suya.startsWith(palabra)))
    })
    .map(({ id }) => id)
}

/** For whoever reads the climate at the same time. */
export const findEmpresaDeClima = (db: Db, idClima: string): Promise<Empresa | null> =>
  findDeClima(db, idClima)

/** The picture of that fingerprint, a PNG. */
export const getLogo = (db: Db, huella: string): Promise<Uint8Array | null> => findLogo(db, huella)
