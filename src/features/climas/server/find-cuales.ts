import { listIdsDeLlamadas, listPalabras } from '#features/empresas/server/get-empresas.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Cuales } from './climas-store.ts'

export type BusquedaDeClimas = { filtro?: string | null; idEmpresa?: string | null }

const ANIO = /^\d{4}$/

/** Which climates a search means: a year, and words that begin one of a company's names. */
export async function findCuales(db: Db, { filtro, idEmpresa }: BusquedaDeClimas): Promise<Cuales> {
  const palabras = listPalabras(filtro ?? '')
  const anio = palabras.find((palabra) => ANIO.test(palabra))
  const nombres = palabras.filter((palabra) => palabra !== anio)
  const cuales: Cuales = {
    ...(anio !== undefined && { anio: Number(anio) }),
    ...(idEmpresa && { idsEmpresas: [idEmpresa] }),
  }
  if (nombres.length === 0) return cuales
  const ids = await listIdsDeLlamadas(db, nombres)
  return { ...cuales, idsEmpresas: idEmpresa ? ids.filter((id) => id === idEmpresa) : ids }
}
