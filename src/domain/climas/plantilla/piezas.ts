/** The notation of the template: each question stands under the factor it measures. */
export type PreguntaDePlantilla = { pregunta: string; positiva: boolean; NoAplica: boolean }

export type VariableDePlantilla = {
  nombre: string
  descripcion: string
  /** The statement its part of the questionnaire opens with. */
  preguntaGeneral: string
  factores: readonly { nombre: string; preguntas: readonly PreguntaDePlantilla[] }[]
}

export type IndicadorDePlantilla = { nombre: string; variables: readonly VariableDePlantilla[] }

/** Agreeing with it is good news. */
export const positiva = (pregunta: string): PreguntaDePlantilla => ({
  pregunta,
  positiva: true,
  NoAplica: false,
})

/** Agreeing with it is bad news. */
export const negativa = (pregunta: string): PreguntaDePlantilla => ({
  pregunta,
  positiva: false,
  NoAplica: false,
})

/** For what some people have never lived through: "No Aplica" is offered. */
export const siAplica = (pregunta: PreguntaDePlantilla): PreguntaDePlantilla => ({
  ...pregunta,
  NoAplica: true,
})
