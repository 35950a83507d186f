/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
/**
 * What a question's satisfied answers are divided by, in a set of respondents (all, a group, an area, a seniority).
 * encuestados (the specification's rule, the default): the set's respondents with at least one answer.
 * respuestasValidas: those of them who answered the question with something other than "No Aplica".
 */
export type BaseDeCalculo =
  | 'encuestados'
  | 'respuestasValidas';

export type TipoDeParte =
  | 'maloToExelente'
  | 'preguntasAbiertas'
  | 'seleccionMultiple'
  | 'smile'
  | 'tiempoDeLaborarEnEmpresa';

export type DeGraficasFragment = { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, empresa: { nombre_comercial: string }, dataProcesada: { cantidadDeEncuestados: number } };

export type SelectGraficasQueryVariables = Exact<{
  idClima: string;
}>;


export type SelectGraficasQuery = { appInfo: { climaOrganizacional: { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, dataProcesada: { porcentajeSatisfaccionGeneral: number | null, cantidadDeEncuestados: number }, empresa: { nombre_comercial: string } } | null } };

export type SatisfaccionGeneralQueryVariables = Exact<{
  idClima: string;
}>;


export type SatisfaccionGeneralQuery = { appInfo: { climaOrganizacional: { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, dataProcesada: { porcentajeSatisfaccionGeneral: number | null, cantidadDeEncuestados: number, satisfaccionGeneral: { labels: Array<string>, data: Array<number | null> } }, empresa: { nombre_comercial: string } } | null } };

export type AreasDeAnalisisQueryVariables = Exact<{
  idClima: string;
}>;


export type AreasDeAnalisisQuery = { appInfo: { climaOrganizacional: { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, empresa: { nombre_comercial: string }, dataProcesada: { cantidadDeEncuestados: number } } | null, getIndicadoresDeMedicionSatisfaccionGeneral: Array<{ nombre: string, variables: Array<{ nombre: string, descripcion: string, porcentajeOfVariable: number | null, VariableNoAplica: boolean, factoresEvaluados: Array<{ nombre: string, porcentajeOfFactorEvaluado: number | null, factorEvaluadoNoAplica: boolean }> }> }> } };

export type AreasDeTrabajoQueryVariables = Exact<{
  idClima: string;
}>;


export type AreasDeTrabajoQuery = { appInfo: { climaOrganizacional: { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, empresa: { nombre_comercial: string }, dataProcesada: { cantidadDeEncuestados: number } } | null }, getAreasDeTrabajoSatisfaccionGeneral: Array<{ id: string, nombre: string, cantidadEncuestadosAreaDeTrabajo: number, porcentajeDeEncuestados: number | null, porcentajeSatisfaccionAreaDeTrabajo: number | null, variables: Array<{ nombre: string, porcentajeOfVariable: number | null, VariableNoAplica: boolean }> }> };

export type GruposDeOpinionQueryVariables = Exact<{
  idClima: string;
}>;


export type GruposDeOpinionQuery = { appInfo: { climaOrganizacional: { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, empresa: { nombre_comercial: string }, dataProcesada: { cantidadDeEncuestados: number } } | null }, getAreasDeTrabajoSatisfaccionGeneral: Array<{ gruposDeOpinion: Array<{ id: string, orden: number, nombre: string, cantidadEncuestadosGrupoDeOpinion: number, porcentajeDeEncuestados: number | null, porcentajeSatisfaccionGrupoDeOpinion: number | null, variables: Array<{ nombre: string, porcentajeOfVariable: number | null, VariableNoAplica: boolean }> }> }> };

export type AntiguedadQueryVariables = Exact<{
  idClima: string;
}>;


export type AntiguedadQuery = { appInfo: { climaOrganizacional: { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, empresa: { nombre_comercial: string }, dataProcesada: { cantidadDeEncuestados: number } } | null }, getAntiguedadSatisfaccionGeneral: Array<{ id: string, nombre: string, cantidadEncuestadosAntiguedad: number | null, porcentajeDeEncuestados: number | null, porcentajeSatisfaccionAntiguedad: number | null, indicadoresDeMedicion: Array<{ nombre: string, porcentajeIndicador: number | null, variables: Array<{ nombre: string, porcentajeOfVariable: number | null, VariableNoAplica: boolean }> }> }> };

export type GraficasComplementariasQueryVariables = Exact<{
  idClima: string;
}>;


export type GraficasComplementariasQuery = { appInfo: { climaOrganizacional: { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, empresa: { nombre_comercial: string }, dataProcesada: { cantidadDeEncuestados: number } } | null }, getGraficasComplementarias: Array<{ id: string, tipo: Types.TipoDeParte, preguntaGeneral: string | null, preguntas: Array<{ id: string, pregunta: string, cantidadDeRespuestas: number, porcentajes: Array<{ nombre: string, porcentaje: number | null }> }> }> };

export type FactoresPorGrupoDeOpinionQueryVariables = Exact<{
  idClima: string;
}>;


export type FactoresPorGrupoDeOpinionQuery = { appInfo: { climaOrganizacional: { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, empresa: { nombre_comercial: string }, dataProcesada: { cantidadDeEncuestados: number } } | null }, getAreasDeTrabajoSatisfaccionGeneral: Array<{ id: string, nombre: string, idsGruposDeOpinion: Array<string>, gruposDeOpinion: Array<{ id: string, orden: number, nombre: string, cantidadEncuestadosGrupoDeOpinion: number, porcentajeSatisfaccionGrupoDeOpinion: number | null, variables: Array<{ nombre: string, porcentajeOfVariable: number | null, VariableNoAplica: boolean, factoresEvaluados: Array<{ nombre: string, porcentajeOfFactorEvaluado: number | null, factorEvaluadoNoAplica: boolean }> }> }> }> };

export type FactoresPorAreaDeTrabajoQueryVariables = Exact<{
  idClima: string;
}>;


export type FactoresPorAreaDeTrabajoQuery = { appInfo: { climaOrganizacional: { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, empresa: { nombre_comercial: string }, dataProcesada: { cantidadDeEncuestados: number } } | null }, getAreasDeTrabajoSatisfaccionGeneral: Array<{ id: string, nombre: string, cantidadEncuestadosAreaDeTrabajo: number, porcentajeSatisfaccionAreaDeTrabajo: number | null, variables: Array<{ nombre: string, porcentajeOfVariable: number | null, VariableNoAplica: boolean, factoresEvaluados: Array<{ nombre: string, porcentajeOfFactorEvaluado: number | null, factorEvaluadoNoAplica: boolean }> }> }> };

export type PreguntasAbiertasQueryVariables = Exact<{
  idClima: string;
}>;


export type PreguntasAbiertasQuery = { appInfo: { climaOrganizacional: { id: string, anio: number, idEmpresa: string, baseDeCalculo: Types.BaseDeCalculo, empresa: { nombre_comercial: string }, dataProcesada: { cantidadDeEncuestados: number } } | null }, getPreguntasAbiertas: Array<{ id: string, orden: number, nombre: string, preguntasAbiertas: Array<{ id: string, pregunta: string, respuestas: Array<string> }> }> };

export type ClimasParaCompararQueryVariables = Exact<{ [key: string]: never; }>;


export type ClimasParaCompararQuery = { climasOrganizacionales: Array<{ id: string, idEmpresa: string, anio: number, empresa: { nombre_comercial: string } }> };

export type DescargarExcelQueryVariables = Exact<{
  idClima: string;
}>;


export type DescargarExcelQuery = { getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados: string };

export const SelectGraficas = "query SelectGraficas($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas dataProcesada{porcentajeSatisfaccionGeneral}}}}fragment DeGraficas on ClimaOrganizacional{id anio idEmpresa baseDeCalculo empresa{nombre_comercial}dataProcesada{cantidadDeEncuestados}}" as Operation<SelectGraficasQuery, SelectGraficasQueryVariables>

export const SatisfaccionGeneral = "query SatisfaccionGeneral($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas dataProcesada{porcentajeSatisfaccionGeneral satisfaccionGeneral{labels data}}}}}fragment DeGraficas on ClimaOrganizacional{id anio idEmpresa baseDeCalculo empresa{nombre_comercial}dataProcesada{cantidadDeEncuestados}}" as Operation<SatisfaccionGeneralQuery, SatisfaccionGeneralQueryVariables>

export const AreasDeAnalisis = "query AreasDeAnalisis($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}getIndicadoresDeMedicionSatisfaccionGeneral(idClima:$idClima){nombre variables{nombre descripcion porcentajeOfVariable VariableNoAplica factoresEvaluados{nombre porcentajeOfFactorEvaluado factorEvaluadoNoAplica}}}}}fragment DeGraficas on ClimaOrganizacional{id anio idEmpresa baseDeCalculo empresa{nombre_comercial}dataProcesada{cantidadDeEncuestados}}" as Operation<AreasDeAnalisisQuery, AreasDeAnalisisQueryVariables>

export const AreasDeTrabajo = "query AreasDeTrabajo($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getAreasDeTrabajoSatisfaccionGeneral(idClima:$idClima){id nombre cantidadEncuestadosAreaDeTrabajo porcentajeDeEncuestados porcentajeSatisfaccionAreaDeTrabajo variables{nombre porcentajeOfVariable VariableNoAplica}}}fragment DeGraficas on ClimaOrganizacional{id anio idEmpresa baseDeCalculo empresa{nombre_comercial}dataProcesada{cantidadDeEncuestados}}" as Operation<AreasDeTrabajoQuery, AreasDeTrabajoQueryVariables>

export const GruposDeOpinion = "query GruposDeOpinion($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getAreasDeTrabajoSatisfaccionGeneral(idClima:$idClima){gruposDeOpinion{id orden nombre cantidadEncuestadosGrupoDeOpinion porcentajeDeEncuestados porcentajeSatisfaccionGrupoDeOpinion variables{nombre porcentajeOfVariable VariableNoAplica}}}}fragment DeGraficas on ClimaOrganizacional{id anio idEmpresa baseDeCalculo empresa{nombre_comercial}dataProcesada{cantidadDeEncuestados}}" as Operation<GruposDeOpinionQuery, GruposDeOpinionQueryVariables>

export const Antiguedad = "query Antiguedad($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getAntiguedadSatisfaccionGeneral(idClima:$idClima){id nombre cantidadEncuestadosAntiguedad porcentajeDeEncuestados porcentajeSatisfaccionAntiguedad indicadoresDeMedicion{nombre porcentajeIndicador variables{nombre porcentajeOfVariable VariableNoAplica}}}}fragment DeGraficas on ClimaOrganizacional{id anio idEmpresa baseDeCalculo empresa{nombre_comercial}dataProcesada{cantidadDeEncuestados}}" as Operation<AntiguedadQuery, AntiguedadQueryVariables>

export const GraficasComplementarias = "query GraficasComplementarias($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getGraficasComplementarias(idClima:$idClima){id tipo preguntaGeneral preguntas{id pregunta cantidadDeRespuestas porcentajes{nombre porcentaje}}}}fragment DeGraficas on ClimaOrganizacional{id anio idEmpresa baseDeCalculo empresa{nombre_comercial}dataProcesada{cantidadDeEncuestados}}" as Operation<GraficasComplementariasQuery, GraficasComplementariasQueryVariables>

export const FactoresPorGrupoDeOpinion = "query FactoresPorGrupoDeOpinion($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getAreasDeTrabajoSatisfaccionGeneral(idClima:$idClima){id nombre idsGruposDeOpinion gruposDeOpinion{id orden nombre cantidadEncuestadosGrupoDeOpinion porcentajeSatisfaccionGrupoDeOpinion variables{nombre porcentajeOfVariable VariableNoAplica factoresEvaluados{nombre porcentajeOfFactorEvaluado factorEvaluadoNoAplica}}}}}fragment DeGraficas on ClimaOrganizacional{id anio idEmpresa baseDeCalculo empresa{nombre_comercial}dataProcesada{cantidadDeEncuestados}}" as Operation<FactoresPorGrupoDeOpinionQuery, FactoresPorGrupoDeOpinionQueryVariables>

export const FactoresPorAreaDeTrabajo = "query FactoresPorAreaDeTrabajo($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getAreasDeTrabajoSatisfaccionGeneral(idClima:$idClima){id nombre cantidadEncuestadosAreaDeTrabajo porcentajeSatisfaccionAreaDeTrabajo variables{nombre porcentajeOfVariable VariableNoAplica factoresEvaluados{nombre porcentajeOfFactorEvaluado factorEvaluadoNoAplica}}}}fragment DeGraficas on ClimaOrganizacional{id anio idEmpresa baseDeCalculo empresa{nombre_comercial}dataProcesada{cantidadDeEncuestados}}" as Operation<FactoresPorAreaDeTrabajoQuery, FactoresPorAreaDeTrabajoQueryVariables>

export const PreguntasAbiertas = "query PreguntasAbiertas($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getPreguntasAbiertas(idClima:$idClima){id orden nombre preguntasAbiertas{id pregunta respuestas}}}fragment DeGraficas on ClimaOrganizacional{id anio idEmpresa baseDeCalculo empresa{nombre_comercial}dataProcesada{cantidadDeEncuestados}}" as Operation<PreguntasAbiertasQuery, PreguntasAbiertasQueryVariables>

export const ClimasParaComparar = "query ClimasParaComparar{climasOrganizacionales{id idEmpresa anio empresa{nombre_comercial}}}" as Operation<ClimasParaCompararQuery, ClimasParaCompararQueryVariables>

export const DescargarExcel = "query DescargarExcel($idClima:ID!){getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados(idClima:$idClima)}" as Operation<DescargarExcelQuery, DescargarExcelQueryVariables>