import type { Empresa } from '#domain/empresas/empresa.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
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

const POR_PAGINA = 100

/** By commercial name: of those whose name is looked for. Of all others nothing is read but what they are called. */
export function getPaginaDeEmpresas(
  { db }: Pick<AppContext, 'db'>,
  { filtro, limit, cursor }: { filtro?: string | null; limit: number; cursor: number },
): Promise<{ total: number; empresas: Empresa[] }> {
  if (limit < 1 || limit > POR_PAGINA) throw badUserInput(`Pide de 1 a ${POR_PAGINA} empresas.`)
  if (cursor < 0) throw badUserInput('La página no puede empezar antes de la primera empresa.')
  return inSnapshot(db, async (tx) => {
    const llamadas = await listLlamadas(tx, listPalabras(filtro ?? ''))
    const orden = llamadas.sort(
      (a, b) => abecedario.compare(a.nombre_comercial, b.nombre_comercial) || (a.id < b.id ? -1 : 1),
    )
    const ids = orden.slice(cursor, cursor + limit).map(({ id }) => id)
    const porId = new Map((await listEmpresas(tx, ids)).map((empresa) => [empresa.id, empresa]))
    return { total: orden.length, empresas: ids.map((id) => porId.get(id)!) }
  })
}

/** Those of them that there are. */
export const findEmpresas = (db: Db, ids: readonly string[]): Promise<Empresa[]> => listEmpresas(db, ids)

export const countEmpresas = ({ db }: Pick<AppContext, 'db'>): Promise<number> => countFilas(db)

export async function requireEmpresa(db: Db, idEmpresa: string): Promise<Empresa> {
  const empresa = await findEmpresa(db, idEmpresa)
  if (!empresa) throw empresaNotFound()
  return empresa
}

/** What somebody looks for, word by word, as names are compared with it. */
export const listPalabras = (filtro: string): string[] =>
  foldParaBuscar(filtro)
    .split(/\s+/)
    .filter((palabra) => palabra !== '')

/** Those of whose names a word begins with each of these. */
async function listLlamadas(db: Db, palabras: readonly string[]) {
  const todas = await listNombres(db, {})
  return todas.filter(({ nombre_comercial, nombre_fiscal }) => {
    const suyas = listPalabras(`${nombre_comercial} ${nombre_fiscal}`)
    return palabras.every((palabra) => suyas.some((suya) => suya.startsWith(palabra)))
  })
}

export const listIdsDeLlamadas = async (db: Db, palabras: readonly string[]): Promise<string[]> =>
  (await listLlamadas(db, palabras)).map(({ id }) => id)

/** For whoever reads the climate at the same time. */
export const findEmpresaDeClima = (db: Db, idClima: string): Promise<Empresa | null> =>
  findDeClima(db, idClima)

/** The picture of that fingerprint, a PNG. */
export const getLogo = (db: Db, huella: string): Promise<Uint8Array | null> => findLogo(db, huella)
