import { LRUCache } from 'lru-cache'
import type { ClaseDeConjunto } from '../../../domain/resultados/supresion/patron.ts'
import { type Db, getMemory } from '../../db/engine/database.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'
import type { ResultadosDeClima } from './resultados-de-clima.ts'

/** In sets of people, some tens of kilobytes each: half a dozen climates seen from every side. */
const MAX_CONJUNTOS = 400

const createConocidos = () => new LRUCache<string, ResultadosDeClima>({ maxSize: MAX_CONJUNTOS })

const countConjuntos = ({ definicion }: ClimaGuardado, clases: readonly ClaseDeConjunto[]): number => {
  const { areasDeTrabajo, gruposDeOpinion } = definicion
  const cuantos = { areas: areasDeTrabajo.length, grupos: gruposDeOpinion.length, antiguedades: 6 }
  return clases.reduce((suma, clase) => suma + cuantos[clase], 1)
}

/**
 * Published figures as this node made them before. Everything they come from is part of the name (`clave`), so what is found here is
 * never out of date; the climate itself, of which more than its figures may have changed, is the one given.
 */
export async function rememberResultados(
  db: Db,
  { clave, clima, clases }: { clave: string; clima: ClimaGuardado; clases: readonly ClaseDeConjunto[] },
  compute: () => Promise<ResultadosDeClima>,
): Promise<ResultadosDeClima> {
  const conocidos = getMemory(db).get(createConocidos)
  const conocido = conocidos.get(clave)
  if (conocido) return { ...conocido, clima }
  const nuevos = await compute()
  conocidos.set(clave, nuevos, { size: countConjuntos(clima, clases) })
  return nuevos
}
