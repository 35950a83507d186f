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

export type ClaseDeConjunto =
  | 'antiguedades'
  | 'areas'
  | 'empresa'
  | 'grupos';

export type ClaseDeMedida =
  | 'factor'
  | 'general'
  | 'indicador'
  | 'variable';

/** What figures are read by: groups and areas, or areas alone. */
export type Lectura =
  | 'areas'
  | 'grupos';

export type NombreDeTramoInput = {
  idAntiguedad: string;
  nombre: string;
};

/** Why a set of people shows no figures. */
export type Reserva =
  /** It has fewer people than the minimum. */
  | 'menosDelMinimo'
  /** With its figures those of a smaller set could be worked out. */
  | 'porOtroGrupo'
  /** None of its sheets is published. */
  | 'sinPublicar';

export type TipoDeComparabilidad =
  | 'comparable'
  /** It is compared, and motivo says beside the difference what changed in it: a general figure, whose questions are not all the same. */
  | 'conAviso'
  /** Staff declared it, in spite of what changed. */
  | 'declarada'
  /** Its questions changed. */
  | 'noComparable'
  /** The earlier round has no variable of this name. */
  | 'soloAqui';

export type TipoDeParte =
  /** Points in an order of their own; an answer is the place of its point, from 0, or n of "No Aplica". */
  | 'escala'
  | 'maloToExelente'
  | 'preguntasAbiertas'
  | 'seleccionMultiple'
  | 'smile'
  | 'tiempoDeLaborarEnEmpresa'
  /** Options of which one is chosen. */
  | 'unica';

export type DeGraficasFragment = { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }>, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } };

export type CuentasEnGraficasFragment = { id: string, nombre: string, planeados: number, invitados: number, contestaron: number };

export type SelectGraficasQueryVariables = Exact<{
  idClima: string;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
}>;


export type SelectGraficasQuery = { appInfo: { climaOrganizacional: { hojasSinPublicar: number, hojasSinTerminar: number, id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, participacion: { contestaron: number, planeados: number }, dataProcesada: { porcentajeSatisfaccionGeneral: number | null, porcentajeConLaOtraBase: number | null, baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number, faltanVariables: { cuantas: number, de: number } | null }, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }> } | null } };

export type ParticipacionAlDiaQueryVariables = Exact<{
  idClima: string;
}>;


export type ParticipacionAlDiaQuery = { appInfo: { climaOrganizacional: { gruposDeOpinion: Array<{ id: string, orden: number }>, areasDeTrabajo: Array<{ id: string, idsGruposDeOpinion: Array<string> }>, participacion: { contestaron: number, planeados: number, porGrupo: Array<{ id: string, nombre: string, planeados: number, invitados: number, contestaron: number }>, porArea: Array<{ id: string, nombre: string, planeados: number, invitados: number, contestaron: number }> } } | null } };

export type SatisfaccionGeneralQueryVariables = Exact<{
  idClima: string;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
}>;


export type SatisfaccionGeneralQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, dataProcesada: { porcentajeSatisfaccionGeneral: number | null, porcentajeConLaOtraBase: number | null, menosPreguntas: boolean, baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number, faltanVariables: { cuantas: number, de: number } | null, faltanPorIndicador: Array<{ cuantas: number, de: number } | null>, satisfaccionGeneral: { labels: Array<string>, data: Array<number | null> } }, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }> } | null } };

export type AreasDeAnalisisQueryVariables = Exact<{
  idClima: string;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
}>;


export type AreasDeAnalisisQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }>, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } } | null, getIndicadoresDeMedicionSatisfaccionGeneral: Array<{ nombre: string, variables: Array<{ nombre: string, descripcion: string, porcentajeOfVariable: number | null, menosPreguntas: boolean, VariableNoAplica: boolean, factoresEvaluados: Array<{ nombre: string, porcentajeOfFactorEvaluado: number | null, menosPreguntas: boolean, factorEvaluadoNoAplica: boolean }> }> }> } };

export type AreasDeTrabajoQueryVariables = Exact<{
  idClima: string;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
}>;


export type AreasDeTrabajoQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }>, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } } | null }, getAreasDeTrabajoSatisfaccionGeneral: Array<{ id: string, nombre: string, idsGruposDeOpinion: Array<string>, cantidadEncuestadosAreaDeTrabajo: number, porcentajeDeEncuestados: number | null, reserva: Types.Reserva | null, encuestadosEnCifras: number | null, hojasSinMostrar: number, cifrasAl: number | null, porcentajeSatisfaccionAreaDeTrabajo: number | null, menosPreguntas: boolean, faltanVariables: { cuantas: number, de: number } | null, variables: Array<{ nombre: string, porcentajeOfVariable: number | null, menosPreguntas: boolean, VariableNoAplica: boolean }> }> };

export type GruposDeOpinionQueryVariables = Exact<{
  idClima: string;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
}>;


export type GruposDeOpinionQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }>, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } } | null }, getAreasDeTrabajoSatisfaccionGeneral: Array<{ id: string, nombre: string, reserva: Types.Reserva | null, gruposDeOpinion: Array<{ id: string, orden: number, nombre: string, cantidadEncuestadosGrupoDeOpinion: number, porcentajeDeEncuestados: number | null, reserva: Types.Reserva | null, seLeeEnSuArea: boolean, encuestadosEnCifras: number | null, hojasSinMostrar: number, cifrasAl: number | null, porcentajeSatisfaccionGrupoDeOpinion: number | null, menosPreguntas: boolean, faltanVariables: { cuantas: number, de: number } | null, variables: Array<{ nombre: string, porcentajeOfVariable: number | null, menosPreguntas: boolean, VariableNoAplica: boolean }> }> }> };

export type AntiguedadQueryVariables = Exact<{
  idClima: string;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
  idComparado?: string | null | undefined;
}>;


export type AntiguedadQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number, cantidadDeEncuestadosPorAntiguedad: { labels: Array<string>, data: Array<number | null> } }, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }> } | null }, getAntiguedadSatisfaccionGeneral: Array<{ id: string, nombre: string, opciones: string | null, cantidadEnTramo: number | null, cantidadEncuestadosAntiguedad: number | null, reserva: Types.Reserva | null, cifrasAl: number | null, porcentajeDeEncuestados: number | null, porcentajeSatisfaccionAntiguedad: number | null, menosPreguntas: boolean, faltanVariables: { cuantas: number, de: number } | null, indicadoresDeMedicion: Array<{ nombre: string, porcentajeIndicador: number | null, menosPreguntas: boolean, faltanVariables: { cuantas: number, de: number } | null, variables: Array<{ nombre: string, porcentajeOfVariable: number | null, menosPreguntas: boolean, VariableNoAplica: boolean }> }> }> };

export type GraficasComplementariasQueryVariables = Exact<{
  idClima: string;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
}>;


export type GraficasComplementariasQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }>, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } } | null }, getGraficasComplementarias: Array<{ id: string, tipo: Types.TipoDeParte, preguntaGeneral: string | null, puntos: Array<{ texto: string, favorable: boolean }> | null, preguntas: Array<{ id: string, pregunta: string, cantidadDeRespuestas: number, porcentajes: Array<{ nombre: string, porcentaje: number | null }> }> }> };

export type FactoresPorGrupoDeOpinionQueryVariables = Exact<{
  idClima: string;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
}>;


export type FactoresPorGrupoDeOpinionQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }>, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } } | null }, getAreasDeTrabajoSatisfaccionGeneral: Array<{ id: string, nombre: string, idsGruposDeOpinion: Array<string>, gruposDeOpinion: Array<{ id: string, orden: number, nombre: string, cantidadEncuestadosGrupoDeOpinion: number, porcentajeSatisfaccionGrupoDeOpinion: number | null, menosPreguntas: boolean, seLeeEnSuArea: boolean, reserva: Types.Reserva | null, encuestadosEnCifras: number | null, hojasSinMostrar: number, cifrasAl: number | null, faltanVariables: { cuantas: number, de: number } | null, variables: Array<{ nombre: string, porcentajeOfVariable: number | null, menosPreguntas: boolean, VariableNoAplica: boolean, factoresEvaluados: Array<{ nombre: string, porcentajeOfFactorEvaluado: number | null, menosPreguntas: boolean, factorEvaluadoNoAplica: boolean }> }> }> }> };

export type FactoresPorAreaDeTrabajoQueryVariables = Exact<{
  idClima: string;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
}>;


export type FactoresPorAreaDeTrabajoQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }>, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } } | null }, getAreasDeTrabajoSatisfaccionGeneral: Array<{ id: string, nombre: string, cantidadEncuestadosAreaDeTrabajo: number, porcentajeSatisfaccionAreaDeTrabajo: number | null, menosPreguntas: boolean, reserva: Types.Reserva | null, encuestadosEnCifras: number | null, hojasSinMostrar: number, cifrasAl: number | null, faltanVariables: { cuantas: number, de: number } | null, variables: Array<{ nombre: string, porcentajeOfVariable: number | null, menosPreguntas: boolean, VariableNoAplica: boolean, factoresEvaluados: Array<{ nombre: string, porcentajeOfFactorEvaluado: number | null, menosPreguntas: boolean, factorEvaluadoNoAplica: boolean }> }> }> };

export type PreguntasAbiertasQueryVariables = Exact<{
  idClima: string;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
}>;


export type PreguntasAbiertasQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }>, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } } | null }, getPreguntasAbiertas: Array<{ id: string, orden: number, nombre: string, reserva: Types.Reserva | null, preguntasAbiertas: Array<{ id: string, pregunta: string, respuestas: Array<string> }> }> };

export type ClimasParaCompararQueryVariables = Exact<{ [key: string]: never; }>;


export type ClimasParaCompararQuery = { climasOrganizacionales: Array<{ id: string, idEmpresa: string, periodo: string, fechaInicio: number, baseDeCalculo: Types.BaseDeCalculo, empresa: { nombre_comercial: string } }> };

export type VistaPreviaDePublicacionQueryVariables = Exact<{
  idClima: string;
}>;


export type VistaPreviaDePublicacionQuery = { appInfo: { getVistaPreviaDePublicacion: { hojas: number, faltan: number, areas: Array<{ id: string, nombre: string, hojas: number, seSuman: boolean, reserva: Types.Reserva | null }>, grupos: Array<{ id: string, nombre: string, hojas: number, seSuman: boolean, reserva: Types.Reserva | null }>, porPocas: Array<{ id: string, nombre: string, faltan: number, liberaTambien: Array<string> }>, avance: { con: number, de: number, precio: { con: number, desde: number, hasta: number } | null } | null }, climaOrganizacional: { minimoPorGrupo: number, lectura: Types.Lectura, hojasSinPublicar: number, esperaPermiso: { respaldoDel: number | null } | null, publicaciones: Array<{ hojas: number }>, participacion: { planeados: number }, areasDeTrabajo: Array<{ id: string, idsGruposDeOpinion: Array<string> }>, gruposDeOpinion: Array<{ id: string, orden: number }> } | null } };

export type PublicarResultadosMutationVariables = Exact<{
  idClima: string;
}>;


export type PublicarResultadosMutation = { publicarResultados: { mensaje: string } };

export type PreguntaPorPreguntaQueryVariables = Exact<{
  idClima: string;
  idParte?: string | null | undefined;
  baseDeCalculo?: Types.BaseDeCalculo | null | undefined;
}>;


export type PreguntaPorPreguntaQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, areasDeTrabajo: Array<{ id: string, nombre: string }>, gruposDeOpinion: Array<{ id: string, orden: number, nombre: string, seLeeEnSuArea: boolean }>, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, correcciones: Array<{ antes: string, ahora: string }>, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } } | null, getDistribucionDePreguntas: { reserva: Types.Reserva | null, encuestados: number, preguntas: Array<{ id: string, pregunta: string, variable: string, positiva: boolean, porcentajePregunta: number | null, cuentas: Array<number> | null, puntos: Array<{ texto: string, favorable: boolean, cuantos: number }> | null }> } } };

export type ReservasDeClimaQueryVariables = Exact<{
  idClima: string;
}>;


export type ReservasDeClimaQuery = { appInfo: { climaOrganizacional: { id: string, minimoPorGrupo: number, publicaciones: Array<{ numero: number }>, dataProcesada: { cantidadDeEncuestados: number } } | null }, getAreasDeTrabajoSatisfaccionGeneral: Array<{ id: string, nombre: string, reserva: Types.Reserva | null, encuestadosEnCifras: number | null, hojasSinMostrar: number, gruposDeOpinion: Array<{ id: string, nombre: string, reserva: Types.Reserva | null, seLeeEnSuArea: boolean, encuestadosEnCifras: number | null, hojasSinMostrar: number }> }>, getAntiguedadSatisfaccionGeneral: Array<{ id: string, reserva: Types.Reserva | null }> };

export type DeMedidasFragment = { nombre: string, variable: string | null, comparabilidad: { tipo: Types.TipoDeComparabilidad, motivo: string | null } };

export type ChangeGrupoIgualMutationVariables = Exact<{
  idClima: string;
  idComparado: string;
  grupo: string;
  grupoAnterior?: string | null | undefined;
}>;


export type ChangeGrupoIgualMutation = { changeGrupoIgual: { gruposIguales: Array<{ grupo: string }> } };

export type ComparabilidadQueryVariables = Exact<{
  idClima: string;
  idComparado: string;
  de: Types.ClaseDeConjunto;
}>;


export type ComparabilidadQuery = { appInfo: { getComparabilidad: { gruposSoloAhora: Array<string>, gruposSoloAntes: Array<string>, gruposIguales: Array<{ grupo: string, grupoAnterior: string }>, general: { tipo: Types.TipoDeComparabilidad, motivo: string | null }, indicadores: Array<{ nombre: string, variable: string | null, comparabilidad: { tipo: Types.TipoDeComparabilidad, motivo: string | null } }>, variables: Array<{ nombre: string, variable: string | null, comparabilidad: { tipo: Types.TipoDeComparabilidad, motivo: string | null } }>, factores: Array<{ nombre: string, variable: string | null, comparabilidad: { tipo: Types.TipoDeComparabilidad, motivo: string | null } }>, claros: Array<{ conjunto: string | null, clase: Types.ClaseDeMedida, nombre: string, variable: string | null }> } } };

export type ChangeNombresDeTramosMutationVariables = Exact<{
  idClima: string;
  nombres: Array<Types.NombreDeTramoInput> | Types.NombreDeTramoInput;
}>;


export type ChangeNombresDeTramosMutation = { changeNombresDeTramos: { mensaje: string } };

export const SelectGraficas = "query SelectGraficas($idClima:ID!$baseDeCalculo:BaseDeCalculo){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas hojasSinPublicar hojasSinTerminar participacion{contestaron planeados}dataProcesada(baseDeCalculo:$baseDeCalculo){porcentajeSatisfaccionGeneral porcentajeConLaOtraBase faltanVariables{cuantas de}}}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<SelectGraficasQuery, SelectGraficasQueryVariables>

export const ParticipacionAlDia = "query ParticipacionAlDia($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){gruposDeOpinion{id orden}areasDeTrabajo{id idsGruposDeOpinion}participacion{contestaron planeados porGrupo{...CuentasEnGraficas}porArea{...CuentasEnGraficas}}}}}fragment CuentasEnGraficas on ParticipacionDeParte{id nombre planeados invitados contestaron}" as Operation<ParticipacionAlDiaQuery, ParticipacionAlDiaQueryVariables>

export const SatisfaccionGeneral = "query SatisfaccionGeneral($idClima:ID!$baseDeCalculo:BaseDeCalculo){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas dataProcesada(baseDeCalculo:$baseDeCalculo){porcentajeSatisfaccionGeneral porcentajeConLaOtraBase menosPreguntas faltanVariables{cuantas de}faltanPorIndicador{cuantas de}satisfaccionGeneral{labels data}}}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<SatisfaccionGeneralQuery, SatisfaccionGeneralQueryVariables>

export const AreasDeAnalisis = "query AreasDeAnalisis($idClima:ID!$baseDeCalculo:BaseDeCalculo){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}getIndicadoresDeMedicionSatisfaccionGeneral(idClima:$idClima baseDeCalculo:$baseDeCalculo){nombre variables{nombre descripcion porcentajeOfVariable menosPreguntas VariableNoAplica factoresEvaluados{nombre porcentajeOfFactorEvaluado menosPreguntas factorEvaluadoNoAplica}}}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<AreasDeAnalisisQuery, AreasDeAnalisisQueryVariables>

export const AreasDeTrabajo = "query AreasDeTrabajo($idClima:ID!$baseDeCalculo:BaseDeCalculo){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getAreasDeTrabajoSatisfaccionGeneral(idClima:$idClima baseDeCalculo:$baseDeCalculo){id nombre idsGruposDeOpinion cantidadEncuestadosAreaDeTrabajo porcentajeDeEncuestados reserva encuestadosEnCifras hojasSinMostrar cifrasAl porcentajeSatisfaccionAreaDeTrabajo menosPreguntas faltanVariables{cuantas de}variables{nombre porcentajeOfVariable menosPreguntas VariableNoAplica}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<AreasDeTrabajoQuery, AreasDeTrabajoQueryVariables>

export const GruposDeOpinion = "query GruposDeOpinion($idClima:ID!$baseDeCalculo:BaseDeCalculo){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getAreasDeTrabajoSatisfaccionGeneral(idClima:$idClima baseDeCalculo:$baseDeCalculo){id nombre reserva gruposDeOpinion{id orden nombre cantidadEncuestadosGrupoDeOpinion porcentajeDeEncuestados reserva seLeeEnSuArea encuestadosEnCifras hojasSinMostrar cifrasAl porcentajeSatisfaccionGrupoDeOpinion menosPreguntas faltanVariables{cuantas de}variables{nombre porcentajeOfVariable menosPreguntas VariableNoAplica}}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<GruposDeOpinionQuery, GruposDeOpinionQueryVariables>

export const Antiguedad = "query Antiguedad($idClima:ID!$baseDeCalculo:BaseDeCalculo$idComparado:ID){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas dataProcesada(baseDeCalculo:$baseDeCalculo){cantidadDeEncuestadosPorAntiguedad{labels data}}}}getAntiguedadSatisfaccionGeneral(idClima:$idClima baseDeCalculo:$baseDeCalculo idComparado:$idComparado){id nombre opciones cantidadEnTramo cantidadEncuestadosAntiguedad reserva cifrasAl porcentajeDeEncuestados porcentajeSatisfaccionAntiguedad menosPreguntas faltanVariables{cuantas de}indicadoresDeMedicion{nombre porcentajeIndicador menosPreguntas faltanVariables{cuantas de}variables{nombre porcentajeOfVariable menosPreguntas VariableNoAplica}}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<AntiguedadQuery, AntiguedadQueryVariables>

export const GraficasComplementarias = "query GraficasComplementarias($idClima:ID!$baseDeCalculo:BaseDeCalculo){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getGraficasComplementarias(idClima:$idClima){id tipo preguntaGeneral puntos{texto favorable}preguntas{id pregunta cantidadDeRespuestas porcentajes{nombre porcentaje}}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<GraficasComplementariasQuery, GraficasComplementariasQueryVariables>

export const FactoresPorGrupoDeOpinion = "query FactoresPorGrupoDeOpinion($idClima:ID!$baseDeCalculo:BaseDeCalculo){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getAreasDeTrabajoSatisfaccionGeneral(idClima:$idClima baseDeCalculo:$baseDeCalculo){id nombre idsGruposDeOpinion gruposDeOpinion{id orden nombre cantidadEncuestadosGrupoDeOpinion porcentajeSatisfaccionGrupoDeOpinion menosPreguntas faltanVariables{cuantas de}seLeeEnSuArea reserva encuestadosEnCifras hojasSinMostrar cifrasAl variables{nombre porcentajeOfVariable menosPreguntas VariableNoAplica factoresEvaluados{nombre porcentajeOfFactorEvaluado menosPreguntas factorEvaluadoNoAplica}}}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<FactoresPorGrupoDeOpinionQuery, FactoresPorGrupoDeOpinionQueryVariables>

export const FactoresPorAreaDeTrabajo = "query FactoresPorAreaDeTrabajo($idClima:ID!$baseDeCalculo:BaseDeCalculo){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getAreasDeTrabajoSatisfaccionGeneral(idClima:$idClima baseDeCalculo:$baseDeCalculo){id nombre cantidadEncuestadosAreaDeTrabajo porcentajeSatisfaccionAreaDeTrabajo menosPreguntas faltanVariables{cuantas de}reserva encuestadosEnCifras hojasSinMostrar cifrasAl variables{nombre porcentajeOfVariable menosPreguntas VariableNoAplica factoresEvaluados{nombre porcentajeOfFactorEvaluado menosPreguntas factorEvaluadoNoAplica}}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<FactoresPorAreaDeTrabajoQuery, FactoresPorAreaDeTrabajoQueryVariables>

export const PreguntasAbiertas = "query PreguntasAbiertas($idClima:ID!$baseDeCalculo:BaseDeCalculo){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas}}getPreguntasAbiertas(idClima:$idClima){id orden nombre reserva preguntasAbiertas{id pregunta respuestas}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<PreguntasAbiertasQuery, PreguntasAbiertasQueryVariables>

export const ClimasParaComparar = "query ClimasParaComparar{climasOrganizacionales{id idEmpresa periodo fechaInicio baseDeCalculo empresa{nombre_comercial}}}" as Operation<ClimasParaCompararQuery, ClimasParaCompararQueryVariables>

export const VistaPreviaDePublicacion = "query VistaPreviaDePublicacion($idClima:ID!){appInfo{getVistaPreviaDePublicacion(idClima:$idClima){hojas faltan areas{id nombre hojas seSuman reserva}grupos{id nombre hojas seSuman reserva}porPocas{id nombre faltan liberaTambien}avance{con de precio{con desde hasta}}}climaOrganizacional(idClima:$idClima){minimoPorGrupo lectura hojasSinPublicar esperaPermiso{respaldoDel}publicaciones{hojas}participacion{planeados}areasDeTrabajo{id idsGruposDeOpinion}gruposDeOpinion{id orden}}}}" as Operation<VistaPreviaDePublicacionQuery, VistaPreviaDePublicacionQueryVariables>

export const PublicarResultados = "mutation PublicarResultados($idClima:ID!){publicarResultados(idClima:$idClima){mensaje}}" as Operation<PublicarResultadosMutation, PublicarResultadosMutationVariables>

export const PreguntaPorPregunta = "query PreguntaPorPregunta($idClima:ID!$idParte:ID$baseDeCalculo:BaseDeCalculo){appInfo{climaOrganizacional(idClima:$idClima){...DeGraficas areasDeTrabajo{id nombre}gruposDeOpinion{id orden nombre seLeeEnSuArea}}getDistribucionDePreguntas(idClima:$idClima idParte:$idParte){reserva encuestados preguntas{id pregunta variable positiva porcentajePregunta cuentas puntos{texto favorable cuantos}}}}}fragment DeGraficas on ClimaOrganizacional{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}correcciones{antes ahora}dataProcesada(baseDeCalculo:$baseDeCalculo){baseDeCalculo cantidadDeEncuestados}}" as Operation<PreguntaPorPreguntaQuery, PreguntaPorPreguntaQueryVariables>

export const ReservasDeClima = "query ReservasDeClima($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){id minimoPorGrupo publicaciones{numero}dataProcesada{cantidadDeEncuestados}}}getAreasDeTrabajoSatisfaccionGeneral(idClima:$idClima){id nombre reserva encuestadosEnCifras hojasSinMostrar gruposDeOpinion{id nombre reserva seLeeEnSuArea encuestadosEnCifras hojasSinMostrar}}getAntiguedadSatisfaccionGeneral(idClima:$idClima){id reserva}}" as Operation<ReservasDeClimaQuery, ReservasDeClimaQueryVariables>

export const ChangeGrupoIgual = "mutation ChangeGrupoIgual($idClima:ID!$idComparado:ID!$grupo:String!$grupoAnterior:String){changeGrupoIgual(idClima:$idClima idComparado:$idComparado grupo:$grupo grupoAnterior:$grupoAnterior){gruposIguales{grupo}}}" as Operation<ChangeGrupoIgualMutation, ChangeGrupoIgualMutationVariables>

export const Comparabilidad = "query Comparabilidad($idClima:ID!$idComparado:ID!$de:ClaseDeConjunto!){appInfo{getComparabilidad(idClima:$idClima idComparado:$idComparado de:$de){gruposIguales{grupo grupoAnterior}gruposSoloAhora gruposSoloAntes general{tipo motivo}indicadores{...DeMedidas}variables{...DeMedidas}factores{...DeMedidas}claros{conjunto clase nombre variable}}}}fragment DeMedidas on ComparabilidadDeMedida{nombre variable comparabilidad{tipo motivo}}" as Operation<ComparabilidadQuery, ComparabilidadQueryVariables>

export const ChangeNombresDeTramos = "mutation ChangeNombresDeTramos($idClima:ID!$nombres:[NombreDeTramoInput!]!){changeNombresDeTramos(idClima:$idClima nombres:$nombres){mensaje}}" as Operation<ChangeNombresDeTramosMutation, ChangeNombresDeTramosMutationVariables>