import type { Definicion } from '../climas/definicion.ts'
import type { CifrasDeInforme } from './cifras-de-informe.ts'

/** What a questionnaire is made of, in numbers. */
export function countFrases({
  cuestionario,
  indicadoresDeMedicion,
}: Definicion): CifrasDeInforme['cuestionario'] {
  const positivas = new Map(
    indicadoresDeMedicion
      .flatMap(({ variables }) => variables)
      .flatMap(({ nombre, factoresEvaluados }) =>
        factoresEvaluados.map((factor) => [`${nombre}:${factor.nombre}`, factor.positiva] as const),
      ),
  )
  const partes = cuestionario.partesCuestionario
  const frases = partes
    .filter(({ tipo }) => tipo === 'smile')
    .flatMap(({ variable, preguntas }) =>
      preguntas.map(
        ({ positiva, factorEvaluado }) => positiva ?? positivas.get(`${variable}:${factorEvaluado}`) ?? true,
      ),
    )
  return {
    frases: frases.length,
    enNegativo: frases.filter((positiva) => !positiva).length,
    conServicios: partes.some(({ tipo }) => tipo === 'maloToExelente' || tipo === 'seleccionMultiple'),
    abiertas: partes.reduce(
      (suma, { tipo, preguntas, preguntaAbierta }) =>
        suma + (tipo === 'preguntasAbiertas' ? preguntas.length : 0) + (preguntaAbierta ? 1 : 0),
      0,
    ),
  }
}
