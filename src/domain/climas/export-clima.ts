import type { ClimaInput, ParteInput } from './clima-input.ts'
import type { Clima, ParteDefinida } from './definicion.ts'

/**
 * The climate as a document. Without ids it is a file that makes an equal climate elsewhere; with them
 * (conIds), what an editor changes and sends back.
 */
export function exportClima(clima: Clima, { conIds = false } = {}): ClimaInput {
  const withId = ({ id }: { id: string }) => (conIds ? { id } : {})
  const { gruposDeOpinion, areasDeTrabajo, indicadoresDeMedicion, cuestionario } = clima.definicion
  const ordenDeGrupo = new Map(gruposDeOpinion.map(({ id, orden }) => [id, orden]))
  return {
    idEmpresa: clima.idEmpresa,
    fechaInicio: clima.fechaInicio,
    fechaLimite: clima.fechaLimite,
    baseDeCalculo: clima.baseDeCalculo,
    minimoPorGrupo: clima.minimoPorGrupo,
    gruposDeOpinion: gruposDeOpinion.map(({ id, ...grupo }) => ({ ...withId({ id }), ...grupo })),
    areasDeTrabajo: areasDeTrabajo.map(({ id, nombre, idsGruposDeOpinion }) => ({
      ...withId({ id }),
      nombre,
      gruposDeOpinion: idsGruposDeOpinion.flatMap((idGrupo) => ordenDeGrupo.get(idGrupo) ?? []),
    })),
    indicadoresDeMedicion,
    cuestionario: {
      tipo: cuestionario.tipo,
      partesCuestionario: cuestionario.partesCuestionario.map((parte) => exportParte(parte, withId)),
    },
  }
}

function exportParte(
  parte: ParteDefinida,
  withId: (elemento: { id: string }) => { id?: string },
): ParteInput {
  const { preguntaAbierta: abierta } = parte
  return {
    ...withId(parte),
    orden: parte.orden,
    tipo: parte.tipo,
    variable: parte.variable,
    preguntaGeneral: parte.preguntaGeneral,
    preguntaAbierta: abierta && { ...withId(abierta), orden: abierta.orden, pregunta: abierta.pregunta },
    cantidadDeOpciones: parte.cantidadDeOpciones,
    preguntas: parte.preguntas.map((pregunta) => ({
      ...withId(pregunta),
      orden: pregunta.orden,
      pregunta: pregunta.pregunta,
      factorEvaluado: pregunta.factorEvaluado,
      positiva: pregunta.positiva,
      NoAplica: pregunta.NoAplica,
    })),
  }
}
