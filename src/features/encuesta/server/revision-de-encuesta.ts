import { LRUCache } from 'lru-cache'
import { settlePositivas } from '#domain/climas/positivas.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { presentCuestionario } from '#features/climas/server/presentar-clima.ts'
import { computeRevision } from '#server/base/revision.ts'
import { type Db, getMemory } from '#server/db/engine/database.ts'

/** By the climate's own revision, which never stands for another structure. */
const createConocidas = () => new LRUCache<string, string>({ max: 200 })

/**
 * Revision of what a respondent reads and means by it. Dates, plans and names of groups and variables are none of it: a page that is
 * open is not troubled by them.
 */
export function getRevisionDeEncuesta(
  db: Db,
  { revision, definicion }: Pick<ClimaGuardado, 'revision' | 'definicion'>,
): string {
  const conocidas = getMemory(db).get(createConocidas)
  const conocida = conocidas.get(revision)
  if (conocida) return conocida
  const { partesCuestionario } = presentCuestionario(settlePositivas(definicion))
  const leido = partesCuestionario.map(({ variable: _, ...parte }) => ({
    ...parte,
    preguntas: parte.preguntas.map(({ factorEvaluado: _, ...pregunta }) => pregunta),
  }))
  const suya = computeRevision(leido)
  conocidas.set(revision, suya)
  return suya
}
