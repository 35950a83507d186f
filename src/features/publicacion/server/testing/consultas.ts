type Call = (query: string, variables: object) => Promise<any>

const VARIABLES = `variables { nombre descripcion porcentajeOfVariable porcentajeVariable VariableNoAplica
  factoresEvaluados { nombre positiva porcentajeOfFactorEvaluado factorEvaluadoNoAplica }
  preguntas { id orden pregunta factorEvaluado porcentajePregunta } }`
const GRUPO = `id orden nombre encuestadosPlaneados cantidadEncuestadosGrupoDeOpinion
  porcentajeSatisfaccionGrupoDeOpinion porcentajeDeEncuestados ${VARIABLES}`
const SERIE = '{ nombre labels data }'

/** The calls of the results area, whole; each answers with data and errors. */
export const createConsultas = (call: Call) => {
  const ask = (campo: string) => (idClima: string) => call(`query($idClima: ID!) { ${campo} }`, { idClima })
  return {
    getIndicadores: ask(`appInfo { getIndicadoresDeMedicionSatisfaccionGeneral(idClima: $idClima) {
      nombre porcentajeIndicador nombreAntiguedad ${VARIABLES} } }`),
    getAreas: ask(`getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) {
      id nombre idsGruposDeOpinion cantidadEncuestadosAreaDeTrabajo porcentajeSatisfaccionAreaDeTrabajo
      porcentajeDeEncuestados ${VARIABLES} gruposDeOpinion { ${GRUPO} } }`),
    getAntiguedades: ask(`getAntiguedadSatisfaccionGeneral(idClima: $idClima) {
      id nombre cantidadEncuestadosAntiguedad porcentajeSatisfaccionAntiguedad porcentajeDeEncuestados
      indicadoresDeMedicion { nombre porcentajeIndicador nombreAntiguedad ${VARIABLES} } }`),
    getComplementarias: ask(`getGraficasComplementarias(idClima: $idClima) {
      id orden tipo preguntaGeneral
      preguntas { id orden pregunta cantidadDeRespuestas porcentajes { nombre porcentaje } } }`),
    getAbiertas: ask(`getPreguntasAbiertas(idClima: $idClima) {
      id orden nombre encuestadosPlaneados preguntasAbiertas { id orden pregunta respuestas } }`),
    getExcel: ask('getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados(idClima: $idClima)'),
    getDataProcesada: ask(`appInfo { climaOrganizacional(idClima: $idClima) { dataProcesada {
      porcentajeSatisfaccionGeneral satisfaccionGeneralGeneral ${SERIE} satisfaccionGeneral ${SERIE}
      satisfaccionPorAreasDeAnalisis ${SERIE} satisfaccionPorAreasDeTrabajo ${SERIE}
      satisfaccionPorGruposDeOpinion ${SERIE} cantidadDeEncuestadosPorAntiguedad ${SERIE}
      satisfaccionGeneralAntiguedad ${SERIE} satisfaccionGeneralGeneralAntiguedad ${SERIE}
      satisfaccionGeneralPorAreasDeTrabajo { nombre porcentaje }
      satisfaccionGeneralPorGruposDeOpinion { nombre porcentaje } } } }`),
  }
}
