import type { Cuestionario as CuestionarioWire } from '#contract/schema.generated.ts'
import type { CuestionarioDefinido, ParteDefinida } from '#domain/climas/definicion.ts'

const TIPO_ABIERTA = 'preguntaAbierta'

/** Without the places on the sheet, which are nobody's business. */
export function presentCuestionario({ tipo, partesCuestionario }: CuestionarioDefinido): CuestionarioWire {
  return { tipo, partesCuestionario: partesCuestionario.map(presentParte) }
}

function presentParte(parte: ParteDefinida): CuestionarioWire['partesCuestionario'][number] {
  const { preguntaAbierta: abierta } = parte
  return {
    id: parte.id,
    orden: parte.orden,
    tipo: parte.tipo,
    variable: parte.variable,
    preguntaGeneral: parte.preguntaGeneral,
    preguntaAbierta: abierta && {
      id: abierta.id,
      orden: abierta.orden,
      pregunta: abierta.pregunta,
      tipo: TIPO_ABIERTA,
    },
    cantidadDeOpciones: parte.cantidadDeOpciones,
    preguntas: parte.preguntas.map((pregunta) => ({
      id: pregunta.id,
      orden: pregunta.orden,
      pregunta: pregunta.pregunta,
      factorEvaluado: pregunta.factorEvaluado,
      positiva: pregunta.positiva,
      NoAplica: pregunta.NoAplica,
      tipo: parte.tipo === 'preguntasAbiertas' ? TIPO_ABIERTA : null,
    })),
  }
}
