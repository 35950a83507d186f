import type { Definicion, ParteDefinida, PreguntaDefinida } from '../climas/definicion.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'
import { settlePositivas } from '../climas/positivas.ts'
import { isDeVariable } from '../cuestionario/tipos-de-parte.ts'
import { getClaveDeEscala } from './comparabilidad.ts'

/**
 * Counts the questions that measure of the newest round of which all rounds have one of the same variable, text and sense;
 * `faltan`: the texts of those that some round lacks.
 */
export type Repetidas = {
  repetidas: number
  total: number
  faltan: string[]
  /** Texts of questions of earlier rounds that the newest has not, or has otherwise. */
  faltanDeAntes: string[]
  definiciones: Definicion[]
}

/**
 * "Solo las que se repiten": the same rounds as if only the questions that all of them share had been asked. Counts stay
 * where they are; what is computed from these definitions leaves the other questions out.
 */
export function filterRepetidas(definiciones: readonly Definicion[]): Repetidas {
  const claves = definiciones.map(listClaves)
  const ultimas = claves.at(-1) ?? new Map<string, string>()
  const comunes = new Set([...ultimas.keys()].filter((clave) => claves.every((otras) => otras.has(clave))))
  return {
    repetidas: comunes.size,
    total: ultimas.size,
    faltan: [...ultimas].filter(([clave]) => !comunes.has(clave)).map(([, texto]) => texto),
    faltanDeAntes: [
      ...new Map(
        claves.slice(0, -1).flatMap((otras) => [...otras].filter(([clave]) => !ultimas.has(clave))),
      ).values(),
    ],
    definiciones: definiciones.map((definicion) => keepPreguntas(definicion, comunes)),
  }
}

const SEPARADOR = '\n'

const getClave = ({ variable, puntos }: ParteDefinida, { pregunta, positiva }: PreguntaDefinida) =>
  [variable ?? '', pregunta]
    .map(getClaveDeNombre)
    .concat(String(positiva), getClaveDeEscala(puntos))
    .join(SEPARADOR)

/** With the text as it is written. */
const listClaves = (definicion: Definicion): ReadonlyMap<string, string> =>
  new Map(
    settlePositivas(definicion).partesCuestionario.flatMap((parte) =>
      isDeVariable(parte)
        ? parte.preguntas.map((pregunta) => [getClave(parte, pregunta), pregunta.pregunta] as const)
        : [],
    ),
  )

function keepPreguntas(definicion: Definicion, comunes: ReadonlySet<string>): Definicion {
  const { tipo, partesCuestionario } = settlePositivas(definicion)
  return {
    ...definicion,
    cuestionario: {
      tipo,
      partesCuestionario: partesCuestionario.map((parte) =>
        isDeVariable(parte)
          ? { ...parte, preguntas: parte.preguntas.filter((p) => comunes.has(getClave(parte, p))) }
          : parte,
      ),
    },
  }
}
