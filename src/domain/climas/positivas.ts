import type { CuestionarioDefinido, Definicion } from './definicion.ts'

/** positiva of each factor, by variable and factor name. */
function listPositivasDeFactores({ indicadoresDeMedicion }: Definicion): Map<string, Map<string, boolean>> {
  return new Map(
    indicadoresDeMedicion
      .flatMap(({ variables }) => variables)
      .map(({ nombre, factoresEvaluados }) => [
        nombre,
        new Map(factoresEvaluados.map((factor) => [factor.nombre, factor.positiva])),
      ]),
  )
}

/** The questionnaire with every smile question's own positiva: a respondent's screen does not know the factors. */
export function settlePositivas(definicion: Definicion): CuestionarioDefinido {
  const positivas = listPositivasDeFactores(definicion)
  const { tipo, partesCuestionario } = definicion.cuestionario
  return {
    tipo,
    partesCuestionario: partesCuestionario.map((parte) => {
      if (parte.tipo !== 'smile') return parte
      const deFactor = positivas.get(parte.variable ?? '')
      const preguntas = parte.preguntas.map((pregunta) => ({
        ...pregunta,
        positiva: pregunta.positiva ?? deFactor?.get(pregunta.factorEvaluado ?? '') ?? true,
      }))
      return { ...parte, preguntas }
    }),
  }
}
