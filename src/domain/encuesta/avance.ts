import type { Cuestionario, ParteCuestionario } from '../cuestionario/cuestionario.ts'
import { listPartes, listPreguntasDeParte, type PreguntaDeParte } from '../cuestionario/preguntas-de-parte.ts'
import { getReglas } from '../cuestionario/tipos-de-parte.ts'

/** Ids of the questions with a stored answer: the only thing that decides what is asked next (spec §4). */
export type Contestadas = ReadonlySet<string>

/** Questions that are put before the respondent and saved at once. */
export type TandaDePreguntas = { parte: ParteCuestionario; preguntas: PreguntaDeParte[] }

/** The specification's page object. */
export type Pagina = { currentPage: number; totalPages: number }

const PREGUNTAS_POR_TANDA = 5

export function listContestadas(respuestas: readonly { idPregunta: string }[]): Contestadas {
  return new Set(respuestas.map((respuesta) => respuesta.idPregunta))
}

/** Options are saved whole or not at all: while one lacks an answer, all of them are asked. */
function listSinContestar(parte: ParteCuestionario, contestadas: Contestadas): PreguntaDeParte[] {
  const preguntas = listPreguntasDeParte(parte)
  const faltan = preguntas.filter((pregunta) => !contestadas.has(pregunta.id))
  if (!faltan.some((pregunta) => pregunta.clase === 'opcion')) return faltan
  return preguntas.filter((pregunta) => pregunta.clase === 'opcion' || !contestadas.has(pregunta.id))
}

function isParteEnTandas(parte: ParteCuestionario): boolean {
  const { clase } = getReglas(parte.tipo)
  return clase !== 'opcion' && clase !== 'abierta'
}

export function findParteActiva(
  cuestionario: Cuestionario,
  contestadas: Contestadas,
): ParteCuestionario | null {
  return listPartes(cuestionario).find((parte) => listSinContestar(parte, contestadas).length > 0) ?? null
}

/** null: nothing is left to answer. */
export function findSiguienteTanda(
  cuestionario: Cuestionario,
  contestadas: Contestadas,
): TandaDePreguntas | null {
  const parte = findParteActiva(cuestionario, contestadas)
  if (!parte) return null
  const faltan = listSinContestar(parte, contestadas)
  return { parte, preguntas: isParteEnTandas(parte) ? faltan.slice(0, PREGUNTAS_POR_TANDA) : faltan }
}

function countTandas(cuestionario: Cuestionario, contestadas: Contestadas): number {
  return cuestionario.partesCuestionario.reduce((total, parte) => {
    const faltan = listSinContestar(parte, contestadas).length
    return total + (isParteEnTandas(parte) ? Math.ceil(faltan / PREGUNTAS_POR_TANDA) : Math.min(faltan, 1))
  }, 0)
}

/** "Página X de Y": Y counts the batches from scratch; a finished survey stays on the last page. */
export function computePagina(cuestionario: Cuestionario, contestadas: Contestadas): Pagina {
  const totalPages = countTandas(cuestionario, new Set())
  const restantes = countTandas(cuestionario, contestadas)
  return { currentPage: Math.min(totalPages - restantes + 1, totalPages), totalPages }
}
