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

/** What figures are read by: groups and areas, or areas alone. */
export type Lectura =
  | 'areas'
  | 'grupos';

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

export type TipoDeTramo =
  /** Other groups make it up. */
  | 'cortada'
  | 'linea'
  /** Its questions changed: not comparable. */
  | 'rota';

export type Veredicto =
  /** The whole interval is below zero. */
  | 'baja'
  /** The interval holds zero: it may be chance. */
  | 'sinCambio'
  /** The whole interval is above zero. */
  | 'sube';

export type DeLecturaFragment = { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } };

export type DeAntesFragment = { id: string, periodo: string, conOtraBase: boolean };

export type EnPuntosFragment = { puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean };

export type DeConjuntoFragment = { clase: Types.ClaseDeConjunto, id: string, nombre: string, codigo: string | null, personas: number | null, reserva: Types.Reserva | null, seLeeEnSuArea: boolean, idArea: string | null, opciones: string | null };

export type EnCeldaFragment = { valor: number | null, menosPreguntas: boolean, antes: number | null, faltanVariables: { cuantas: number, de: number } | null, cambio: { puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean } | null };

export type MapaDeCalorQueryVariables = Exact<{
  idClima: string;
  variable?: string | null | undefined;
  idComparado?: string | null | undefined;
}>;


export type MapaDeCalorQuery = { appInfo: { getMapaDeCalor: { notasDeGrupos: Array<string>, variables: Array<string>, personasAntes: number | null, clima: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } }, rondas: Array<{ id: string, periodo: string, conOtraBase: boolean }>, comparado: { id: string, periodo: string, conOtraBase: boolean } | null, columnas: Array<{ nombre: string, indicador: string, inicia: boolean, comparabilidad: { tipo: Types.TipoDeComparabilidad, motivo: string | null } | null }>, comparabilidad: { tipo: Types.TipoDeComparabilidad, motivo: string | null } | null, filas: Array<{ estabaAntes: boolean | null, conjunto: { clase: Types.ClaseDeConjunto, id: string, nombre: string, codigo: string | null, personas: number | null, reserva: Types.Reserva | null, seLeeEnSuArea: boolean, idArea: string | null, opciones: string | null }, general: { valor: number | null, menosPreguntas: boolean, antes: number | null, faltanVariables: { cuantas: number, de: number } | null, cambio: { puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean } | null }, celdas: Array<{ valor: number | null, menosPreguntas: boolean, antes: number | null, faltanVariables: { cuantas: number, de: number } | null, cambio: { puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean } | null }> }> } } };

export type EnSerieFragment = { nombre: string, valores: Array<number | null>, personas: Array<number | null>, menosPreguntas: Array<boolean>, tramos: Array<{ tipo: Types.TipoDeTramo, motivo: string | null, variables: Array<string>, declaradas: Array<string> }>, cambios: Array<{ puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean } | null> };

export type TendenciaQueryVariables = Exact<{
  idClima: string;
  soloRepetidas?: boolean | null | undefined;
}>;


export type TendenciaQuery = { appInfo: { getTendencia: { notasDeGrupos: Array<string>, repetidas: number, preguntas: number, faltan: Array<string>, faltanDeAntes: Array<string>, desde: number, hasta: number, clima: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } }, rondas: Array<{ id: string, periodo: string, contestaron: number, planeados: number, estudio: boolean, hecho: string, conOtraBase: boolean }>, general: { nombre: string, valores: Array<number | null>, personas: Array<number | null>, menosPreguntas: Array<boolean>, tramos: Array<{ tipo: Types.TipoDeTramo, motivo: string | null, variables: Array<string>, declaradas: Array<string> }>, cambios: Array<{ puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean } | null> }, indicadores: Array<{ nombre: string, valores: Array<number | null>, personas: Array<number | null>, menosPreguntas: Array<boolean>, tramos: Array<{ tipo: Types.TipoDeTramo, motivo: string | null, variables: Array<string>, declaradas: Array<string> }>, cambios: Array<{ puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean } | null> }>, areas: Array<{ nombre: string, valores: Array<number | null>, personas: Array<number | null>, menosPreguntas: Array<boolean>, tramos: Array<{ tipo: Types.TipoDeTramo, motivo: string | null, variables: Array<string>, declaradas: Array<string> }>, cambios: Array<{ puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean } | null> }>, eNPS: Array<{ id: string, pregunta: string, rondas: Array<{ id: string, periodo: string, eNPS: { puntos: number, desde: number, hasta: number, personas: number, promotores: number, pasivos: number, detractores: number } | null }> }> } } };

export type CambiosQueryVariables = Exact<{
  idClima: string;
  idComparado?: string | null | undefined;
  idParte?: string | null | undefined;
}>;


export type CambiosQuery = { appInfo: { getCambios: { notasDeGrupos: Array<string>, personas: number | null, personasAntes: number | null, reserva: Types.Reserva | null, reservaAntes: Types.Reserva | null, suben: number, sinCambio: number, bajan: number, gruposComparados: number, noComparan: number, comparaciones: number, porAzar: number, clima: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } }, rondas: Array<{ id: string, periodo: string, conOtraBase: boolean }>, comparado: { id: string, periodo: string, conOtraBase: boolean } | null, partes: Array<{ clase: Types.ClaseDeConjunto, id: string, nombre: string, codigo: string | null, personas: number | null, reserva: Types.Reserva | null, seLeeEnSuArea: boolean, idArea: string | null, opciones: string | null }>, filas: Array<{ variable: string, indicador: string, antes: number | null, ahora: number | null, menosPreguntas: boolean, menosPreguntasAntes: boolean, cambio: { puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean } | null, comparabilidad: { tipo: Types.TipoDeComparabilidad, motivo: string | null } }>, movimientos: Array<{ variable: string, antes: number, ahora: number, menosPreguntas: boolean, menosPreguntasAntes: boolean, conjunto: { clase: Types.ClaseDeConjunto, id: string, nombre: string, codigo: string | null, personas: number | null, reserva: Types.Reserva | null, seLeeEnSuArea: boolean, idArea: string | null, opciones: string | null }, cambio: { puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean } }> } } };

export type PrioridadesQueryVariables = Exact<{
  idClima: string;
}>;


export type PrioridadesQuery = { appInfo: { getPrioridades: { variables: number, clima: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } }, comparado: { id: string, periodo: string, conOtraBase: boolean } | null, prioridades: Array<{ variable: string, valor: number, baja: boolean, donde: { clase: Types.Lectura, bajos: number, de: number }, cambio: { puntos: number, desde: number, hasta: number, veredicto: Types.Veredicto, otrasPreguntas: boolean } | null }> } } };

export type ChangeComparabilidadMutationVariables = Exact<{
  idClima: string;
  idComparado: string;
  variable: string;
  comparable: boolean;
}>;


export type ChangeComparabilidadMutation = { changeComparabilidad: { tipo: Types.TipoDeComparabilidad } };

export type ChangeHechoMutationVariables = Exact<{
  idClima: string;
  texto: string;
}>;


export type ChangeHechoMutation = { changeHecho: string };

export type DeENPSFragment = { puntos: number, desde: number, hasta: number, personas: number, promotores: number, pasivos: number, detractores: number };

export type ENPSQueryVariables = Exact<{
  idClima: string;
}>;


export type ENPSQuery = { appInfo: { getENPS: { clima: { id: string, periodo: string, fechaInicio: number, idEmpresa: string, minimoPorGrupo: number, lectura: Types.Lectura, publicacion: number, encuestaActiva: boolean, cerrado: boolean, terminando: boolean, fechaLimite: number | null, avance: { con: number, de: number } | null, publicaciones: Array<{ numero: number, fecha: number, hojas: number }>, empresa: { nombre_comercial: string }, dataProcesada: { baseDeCalculo: Types.BaseDeCalculo, cantidadDeEncuestados: number } }, preguntas: Array<{ id: string, pregunta: string, conjuntos: Array<{ conjunto: { clase: Types.ClaseDeConjunto, id: string, nombre: string, codigo: string | null, personas: number | null, reserva: Types.Reserva | null, seLeeEnSuArea: boolean, idArea: string | null, opciones: string | null }, eNPS: { puntos: number, desde: number, hasta: number, personas: number, promotores: number, pasivos: number, detractores: number } | null }>, rondas: Array<{ id: string, periodo: string, eNPS: { puntos: number, desde: number, hasta: number, personas: number, promotores: number, pasivos: number, detractores: number } | null }> }> } } };

export const MapaDeCalor = "query MapaDeCalor($idClima:ID!$variable:String$idComparado:ID){appInfo{getMapaDeCalor(idClima:$idClima variable:$variable idComparado:$idComparado){notasDeGrupos clima{...DeLectura}rondas{...DeAntes}comparado{...DeAntes}variables columnas{nombre indicador inicia comparabilidad{tipo motivo}}comparabilidad{tipo motivo}personasAntes filas{estabaAntes conjunto{...DeConjunto}general{...EnCelda}celdas{...EnCelda}}}}}fragment DeLectura on ClimaLeido{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}dataProcesada{baseDeCalculo cantidadDeEncuestados}}fragment DeAntes on RondaAnterior{id periodo conOtraBase}fragment DeConjunto on ConjuntoDeMapa{clase id nombre codigo personas reserva seLeeEnSuArea idArea opciones}fragment EnCelda on CeldaDeMapa{valor menosPreguntas faltanVariables{cuantas de}antes cambio{...EnPuntos}}fragment EnPuntos on Cambio{puntos desde hasta veredicto otrasPreguntas}" as Operation<MapaDeCalorQuery, MapaDeCalorQueryVariables>

export const Tendencia = "query Tendencia($idClima:ID!$soloRepetidas:Boolean){appInfo{getTendencia(idClima:$idClima soloRepetidas:$soloRepetidas){notasDeGrupos clima{...DeLectura}rondas{id periodo contestaron planeados estudio hecho conOtraBase}repetidas preguntas faltan faltanDeAntes general{...EnSerie}indicadores{...EnSerie}areas{...EnSerie}eNPS{id pregunta rondas{id periodo eNPS{...DeENPS}}}desde hasta}}}fragment DeLectura on ClimaLeido{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}dataProcesada{baseDeCalculo cantidadDeEncuestados}}fragment EnSerie on SerieDeTendencia{nombre valores personas menosPreguntas tramos{tipo motivo variables declaradas}cambios{...EnPuntos}}fragment EnPuntos on Cambio{puntos desde hasta veredicto otrasPreguntas}fragment DeENPS on ENPS{puntos desde hasta personas promotores pasivos detractores}" as Operation<TendenciaQuery, TendenciaQueryVariables>

export const Cambios = "query Cambios($idClima:ID!$idComparado:ID$idParte:ID){appInfo{getCambios(idClima:$idClima idComparado:$idComparado idParte:$idParte){notasDeGrupos clima{...DeLectura}rondas{...DeAntes}comparado{...DeAntes}partes{...DeConjunto}personas personasAntes reserva reservaAntes filas{variable indicador antes ahora menosPreguntas menosPreguntasAntes cambio{...EnPuntos}comparabilidad{tipo motivo}}suben sinCambio bajan movimientos{conjunto{...DeConjunto}variable antes ahora menosPreguntas menosPreguntasAntes cambio{...EnPuntos}}gruposComparados noComparan comparaciones porAzar}}}fragment DeLectura on ClimaLeido{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}dataProcesada{baseDeCalculo cantidadDeEncuestados}}fragment DeAntes on RondaAnterior{id periodo conOtraBase}fragment DeConjunto on ConjuntoDeMapa{clase id nombre codigo personas reserva seLeeEnSuArea idArea opciones}fragment EnPuntos on Cambio{puntos desde hasta veredicto otrasPreguntas}" as Operation<CambiosQuery, CambiosQueryVariables>

export const Prioridades = "query Prioridades($idClima:ID!){appInfo{getPrioridades(idClima:$idClima){clima{...DeLectura}comparado{...DeAntes}variables prioridades{variable valor baja donde{clase bajos de}cambio{...EnPuntos}}}}}fragment DeLectura on ClimaLeido{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}dataProcesada{baseDeCalculo cantidadDeEncuestados}}fragment DeAntes on RondaAnterior{id periodo conOtraBase}fragment EnPuntos on Cambio{puntos desde hasta veredicto otrasPreguntas}" as Operation<PrioridadesQuery, PrioridadesQueryVariables>

export const ChangeComparabilidad = "mutation ChangeComparabilidad($idClima:ID!$idComparado:ID!$variable:String!$comparable:Boolean!){changeComparabilidad(idClima:$idClima idComparado:$idComparado variable:$variable comparable:$comparable){tipo}}" as Operation<ChangeComparabilidadMutation, ChangeComparabilidadMutationVariables>

export const ChangeHecho = "mutation ChangeHecho($idClima:ID!$texto:String!){changeHecho(idClima:$idClima texto:$texto)}" as Operation<ChangeHechoMutation, ChangeHechoMutationVariables>

export const ENPS = "query ENPS($idClima:ID!){appInfo{getENPS(idClima:$idClima){clima{...DeLectura}preguntas{id pregunta conjuntos{conjunto{...DeConjunto}eNPS{...DeENPS}}rondas{id periodo eNPS{...DeENPS}}}}}}fragment DeLectura on ClimaLeido{id periodo fechaInicio idEmpresa minimoPorGrupo lectura publicacion encuestaActiva cerrado terminando fechaLimite avance{con de}publicaciones{numero fecha hojas}empresa{nombre_comercial}dataProcesada{baseDeCalculo cantidadDeEncuestados}}fragment DeConjunto on ConjuntoDeMapa{clase id nombre codigo personas reserva seLeeEnSuArea idArea opciones}fragment DeENPS on ENPS{puntos desde hasta personas promotores pasivos detractores}" as Operation<ENPSQuery, ENPSQueryVariables>