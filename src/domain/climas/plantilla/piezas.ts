/** Examples to be replaced by the company's own. */
export const GRUPOS_DE_PLANTILLA = [
  { orden: 1, nombre: 'Gerencias y jefaturas', encuestadosPlaneados: 12 },
  { orden: 2, nombre: 'Administración y finanzas', encuestadosPlaneados: 24 },
  { orden: 3, nombre: 'Planta, turno de día', encuestadosPlaneados: 60 },
  { orden: 4, nombre: 'Planta, turno de noche', encuestadosPlaneados: 40 },
  { orden: 5, nombre: 'Ventas y servicio al cliente', encuestadosPlaneados: 30 },
  { orden: 6, nombre: 'Bodega y reparto', encuestadosPlaneados: 28 },
]

type Grupo = (typeof GRUPOS_DE_PLANTILLA)[number]

/** Nobody has put in a group of their own, or how many people there are. */
export const isGruposDePlantilla = (grupos: readonly Grupo[]): boolean =>
  grupos.length === GRUPOS_DE_PLANTILLA.length &&
  GRUPOS_DE_PLANTILLA.every(({ nombre, encuestadosPlaneados }) =>
    grupos.some((otro) => otro.nombre === nombre && otro.encuestadosPlaneados === encuestadosPlaneados),
  )

/** People of the company have answered in them: what was an example is its own by now, and a copy of that round has them rightly. */
export const isPlantillaContestada = (
  rondas: readonly { congelado: boolean; gruposDeOpinion: readonly Grupo[] }[],
): boolean =>
  rondas.some(({ congelado, gruposDeOpinion }) => congelado && isGruposDePlantilla(gruposDeOpinion))

/** The notation of the template: each question stands under the factor it measures. */
type PreguntaDePlantilla = { pregunta: string; positiva: boolean; NoAplica: boolean }

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
