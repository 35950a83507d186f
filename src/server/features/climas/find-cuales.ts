import { foldParaBuscar } from '../../../domain/texto/fold-texto.ts'
import type { Db } from '../../db/engine/database.ts'
import { getEmpresas } from '../empresas/get-empresas.ts'
import type { Cuales } from './climas-store.ts'

export type BusquedaDeClimas = { filtro?: string | null; idEmpresa?: string | null }

const ANIO = /^\d{4}$/

/** Which climates a search means: a year, and words that begin one of a company's names. */
export async function findCuales(db: Db, { filtro, idEmpresa }: BusquedaDeClimas): Promise<Cuales> {
  const palabras = foldParaBuscar(filtro ?? '')
    .split(/\s+/)
    .filter((palabra) => palabra !== '')
  const anio = palabras.find((palabra) => ANIO.test(palabra))
  const nombres = palabras.filter((palabra) => palabra !== anio)
  const cuales: Cuales = {
    ...(anio !== undefined && { anio: Number(anio) }),
    ...(idEmpresa && { idsEmpresas: [idEmpresa] }),
  }
  if (nombres.length === 0) return cuales
  const ids = await listEmpresasLlamadas(db, nombres)
  return { ...cuales, idsEmpresas: idEmpresa ? ids.filter((id) => id === idEmpresa) : ids }
}

async function listEmpresasLlamadas(db: Db, nombres: readonly string[]): Promise<string[]> {
  const empresas = await getEmpresas({ db })
  return empresas
    .filter(({ nombre_comercial, nombre_fiscal }) => {
      const suyas = foldParaBuscar(`${nombre_comercial} ${nombre_fiscal}`).split(/\s+/)
      return nombres.every((nombre) => suyas.some((palabra) => palabra.startsWith(nombre)))
    })
    .map(({ id }) => id)
}
