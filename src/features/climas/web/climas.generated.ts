/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
/** Every group belongs to exactly one area; groups are named by their orden. */
export type AreaDeTrabajoInput = {
  gruposDeOpinion: Array<number>;
  id?: string | null | undefined;
  nombre: string;
};

/**
 * What a question's satisfied answers are divided by, in a set of respondents (all, a group, an area, a seniority).
 * encuestados (the specification's rule, the default): the set's respondents with at least one answer.
 * respuestasValidas: those of them who answered the question with something other than "No Aplica".
 */
export type BaseDeCalculo =
  | 'encuestados'
  | 'respuestasValidas';

/** A whole climate. The same document, as JSON, is what a template, an import and an export hold. */
export type ClimaInput = {
  areasDeTrabajo: Array<AreaDeTrabajoInput>;
  /** Omitted: encuestados in an insert, unchanged in an update. Frozen at the close. */
  baseDeCalculo?: BaseDeCalculo | null | undefined;
  cuestionario: CuestionarioInput;
  fechaInicio: number;
  fechaLimite?: number | null | undefined;
  gruposDeOpinion: Array<GrupoDeOpinionInput>;
  idEmpresa: string;
  indicadoresDeMedicion: Array<IndicadorInput>;
  /** Omitted: grupos in an insert, unchanged in an update. From the first invitation or slip on it stays, else CONFLICT. */
  lectura?: Lectura | null | undefined;
  /** 1, or 3 to 10. Omitted: 5 in an insert, unchanged in an update. From the first invitation or slip on it only goes up, else CONFLICT. */
  minimoPorGrupo?: number | null | undefined;
  /** At most 40 letters. CONFLICT for a second climate of a company with the same year and name. */
  nombre?: string | null | undefined;
};

export type CuestionarioInput = {
  partesCuestionario: Array<ParteInput>;
  tipo: string;
};

export type FactorEvaluadoInput = {
  nombre: string;
  positiva: boolean;
};

export type GrupoDeOpinionInput = {
  encuestadosPlaneados: number;
  id?: string | null | undefined;
  nombre: string;
  orden: number;
  /** Omitted: false for a new one, else unchanged. From the first invitation or slip on it stays, else CONFLICT. (Ours.) */
  seLeeEnSuArea?: boolean | null | undefined;
};

export type IndicadorInput = {
  nombre: string;
  variables: Array<VariableInput>;
};

/** What figures are read by: groups and areas, or areas alone. */
export type Lectura =
  | 'areas'
  | 'grupos';

/** A smile part names a variable above, and each of its questions one of that variable's factors. So does an escala that measures one; without a variable it stands by itself. */
export type ParteInput = {
  cantidadDeOpciones?: number | null | undefined;
  /** Of an escala whose texts begin with the numbers 0 to 10. (Ours.) */
  eNPS?: boolean | null | undefined;
  /** Of tiempoDeLaborarEnEmpresa: whether neighbouring options may be read together. Omitted: true in a new one, else unchanged. (Ours.) */
  enOrden?: boolean | null | undefined;
  id?: string | null | undefined;
  orden: number;
  preguntaAbierta?: PreguntaAbiertaInput | null | undefined;
  preguntaGeneral?: string | null | undefined;
  preguntas: Array<PreguntaInput>;
  /** Of an escala: 2 to 11, with different texts, some of them favorable and some not. (Ours.) */
  puntos?: Array<PuntoDeEscalaInput> | null | undefined;
  tipo: TipoDeParte;
  variable?: string | null | undefined;
};

export type PreguntaAbiertaInput = {
  id?: string | null | undefined;
  orden: number;
  pregunta: string;
};

export type PreguntaInput = {
  NoAplica?: boolean | null | undefined;
  factorEvaluado?: string | null | undefined;
  id?: string | null | undefined;
  orden: number;
  positiva?: boolean | null | undefined;
  pregunta: string;
};

export type PuntoDeEscalaInput = {
  favorable: boolean;
  texto: string;
};

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

export type VariableInput = {
  descripcion: string;
  factoresEvaluados: Array<FactorEvaluadoInput>;
  nombre: string;
};

export type Veredicto =
  /** The whole interval is below zero. */
  | 'baja'
  /** The interval holds zero: it may be chance. */
  | 'sinCambio'
  /** The whole interval is above zero. */
  | 'sube';

export type TableClimaQueryVariables = Exact<{
  filtro?: string | null | undefined;
  limit: number;
  cursor: number;
}>;


export type TableClimaQuery = { appInfo: { getClimas: { total: number, ultimas: Array<string>, climas: Array<{ id: string, idEmpresa: string, periodo: string, estudio: boolean, encuestaActiva: boolean, cerrado: boolean, minimoPorGrupo: number, publicacion: number, lectura: Types.Lectura, fechaInicio: number, fechaLimite: number | null, avance: { con: number, de: number } | null, empresa: { nombre_comercial: string }, participacion: { planeados: number, invitados: number, contestaron: number } }> } } };

export type SatisfaccionDeEmpresaQueryVariables = Exact<{
  idClima: string;
}>;


export type SatisfaccionDeEmpresaQuery = { appInfo: { getTendencia: { rondas: Array<{ id: string, conOtraBase: boolean }>, general: { valores: Array<number | null>, cambios: Array<{ puntos: number, veredicto: Types.Veredicto } | null> } } } };

export type RondasDeEmpresasQueryVariables = Exact<{ [key: string]: never; }>;


export type RondasDeEmpresasQuery = { climasOrganizacionales: Array<{ id: string, idEmpresa: string, anio: number, nombre: string | null, periodo: string, estudio: boolean, fechaInicio: number, baseDeCalculo: Types.BaseDeCalculo, minimoPorGrupo: number, publicacion: number, empresa: { nombre_comercial: string } }> };

export type EditarClimaQueryVariables = Exact<{
  idClima: string;
}>;


export type EditarClimaQuery = { appInfo: { climaOrganizacional: { id: string, idEmpresa: string, periodo: string, estudio: boolean, codigo: string, encuestaActiva: boolean, cerrado: boolean, cerradoEl: number | null, congelado: boolean, fechaInicio: number, fechaLimite: number | null, baseDeCalculo: Types.BaseDeCalculo, minimoPorGrupo: number, publicacion: number, hojasSinPublicar: number, hojasSinTerminar: number, llaveAusente: boolean, terminando: boolean, lectura: Types.Lectura, cantidadDePreguntas: number, cantidadDePaginas: number, avance: { con: number, de: number } | null, publicaciones: Array<{ fecha: number, hojas: number }>, esperaPermiso: { respaldoDel: number | null, seHabiaPublicado: boolean | null, puedoPermitir: boolean } | null, siguienteRonda: { id: string, periodo: string } | null, empresa: { nombre_comercial: string, nombre_fiscal: string }, gruposDeOpinion: Array<{ id: string, orden: number, nombre: string, encuestadosPlaneados: number, seLeeEnSuArea: boolean }>, areasDeTrabajo: Array<{ id: string, nombre: string, idsGruposDeOpinion: Array<string> }>, indicadoresDeMedicion: Array<{ variables: Array<{ nombre: string, factoresEvaluados: Array<{ nombre: string }> }> }>, cuestionario: { partesCuestionario: Array<{ tipo: Types.TipoDeParte, variable: string | null, enOrden: boolean | null, preguntas: Array<{ pregunta: string, factorEvaluado: string | null }> }> }, participacion: { planeados: number, invitados: number, contestaron: number, completas: number, porGrupo: Array<{ id: string, nombre: string, planeados: number, invitados: number, contestaron: number }>, porArea: Array<{ id: string, nombre: string, planeados: number, invitados: number, contestaron: number }> } } | null } };

export type CuentasDeParteFragment = { id: string, nombre: string, planeados: number, invitados: number, contestaron: number };

export type CorreosDeClimaQueryVariables = Exact<{
  idClima: string;
}>;


export type CorreosDeClimaQuery = { appInfo: { getCorreosFallidos: number, getSalidaDeCorreos: { carpeta: string | null } } };

export type PorViaDeClimaFragment = { correo: number, papeleta: number, captura: number };

export type LlegadasDeClimaQueryVariables = Exact<{
  idClima: string;
}>;


export type LlegadasDeClimaQuery = { appInfo: { getLlegadas: { hojas: { correo: number, papeleta: number, captura: number }, porGrupo: Array<{ id: string, personas: { correo: number, papeleta: number, captura: number } }> } } };

export type ExcelDeParticipacionQueryVariables = Exact<{
  idClima: string;
}>;


export type ExcelDeParticipacionQuery = { appInfo: { getExcelDeParticipacion: string } };

export type MetaDeParticipacionQueryVariables = Exact<{ [key: string]: never; }>;


export type MetaDeParticipacionQuery = { appInfo: { getAjustes: { metaDeParticipacion: number } } };

export type EmpresasDeClimasQueryVariables = Exact<{ [key: string]: never; }>;


export type EmpresasDeClimasQuery = { empresas: Array<{ id: string, nombre_comercial: string }> };

export type EstructuraQueryVariables = Exact<{
  idClima: string;
}>;


export type EstructuraQuery = { appInfo: { getDocumentoDeClima: string, climaOrganizacional: { revision: string, periodo: string, cerrado: boolean, congelado: boolean, minimoPorGrupo: number, publicacion: number, participacion: { invitados: number }, empresa: { nombre_comercial: string } } | null } };

export type DocumentoDeClimaQueryVariables = Exact<{
  idClima: string;
  conIds: boolean;
}>;


export type DocumentoDeClimaQuery = { appInfo: { getDocumentoDeClima: string } };

export type PlantillaDeClimaQueryVariables = Exact<{
  idEmpresa: string;
  fechaInicio: number;
}>;


export type PlantillaDeClimaQuery = { appInfo: { getPlantillaDeClima: string } };

export type InsertClimaOrganizacionalMutationVariables = Exact<{
  clima: Types.ClimaInput;
}>;


export type InsertClimaOrganizacionalMutation = { insertClimaOrganizacional: { id: string, mensaje: string } };

export type UpdateClimaOrganizacionalMutationVariables = Exact<{
  idClima: string;
  clima: Types.ClimaInput;
  revision?: string | null | undefined;
}>;


export type UpdateClimaOrganizacionalMutation = { updateClimaOrganizacional: { id: string, mensaje: string } };

export type CerrarClimaOrganizacionalMutationVariables = Exact<{
  idClima: string;
  soloTerminadas?: boolean | null | undefined;
}>;


export type CerrarClimaOrganizacionalMutation = { cerrarClimaOrganizacional: { id: string, mensaje: string } };

export type DeleteClimaOrganizacionalMutationVariables = Exact<{
  idClima: string;
}>;


export type DeleteClimaOrganizacionalMutation = { deleteClimaOrganizacional: { id: string, mensaje: string } };

export type ChangeEncuestaActivaClimaMutationVariables = Exact<{
  idClima: string;
  encuestaActiva: boolean;
}>;


export type ChangeEncuestaActivaClimaMutation = { changeEncuestaActivaClima: { encuestaActiva: boolean } };

export type CartelQueryVariables = Exact<{
  idClima: string;
}>;


export type CartelQuery = { appInfo: { getCartel: string } };

export type PermitirPublicarClimaMutationVariables = Exact<{
  idClima: string;
}>;


export type PermitirPublicarClimaMutation = { permitirPublicarClima: { mensaje: string } };

export const TableClima = "query TableClima($filtro:String$limit:Int!$cursor:Int!){appInfo{getClimas(filtro:$filtro limit:$limit cursor:$cursor){total ultimas climas{id idEmpresa periodo estudio encuestaActiva cerrado minimoPorGrupo publicacion lectura avance{con de}fechaInicio fechaLimite empresa{nombre_comercial}participacion{planeados invitados contestaron}}}}}" as Operation<TableClimaQuery, TableClimaQueryVariables>

export const SatisfaccionDeEmpresa = "query SatisfaccionDeEmpresa($idClima:ID!){appInfo{getTendencia(idClima:$idClima){rondas{id conOtraBase}general{valores cambios{puntos veredicto}}}}}" as Operation<SatisfaccionDeEmpresaQuery, SatisfaccionDeEmpresaQueryVariables>

export const RondasDeEmpresas = "query RondasDeEmpresas{climasOrganizacionales{id idEmpresa anio nombre periodo estudio fechaInicio baseDeCalculo minimoPorGrupo publicacion empresa{nombre_comercial}}}" as Operation<RondasDeEmpresasQuery, RondasDeEmpresasQueryVariables>

export const EditarClima = "query EditarClima($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){id idEmpresa periodo estudio codigo encuestaActiva cerrado cerradoEl congelado fechaInicio fechaLimite baseDeCalculo minimoPorGrupo publicacion avance{con de}publicaciones{fecha hojas}hojasSinPublicar hojasSinTerminar llaveAusente terminando esperaPermiso{respaldoDel seHabiaPublicado puedoPermitir}siguienteRonda{id periodo}empresa{nombre_comercial nombre_fiscal}lectura gruposDeOpinion{id orden nombre encuestadosPlaneados seLeeEnSuArea}areasDeTrabajo{id nombre idsGruposDeOpinion}indicadoresDeMedicion{variables{nombre factoresEvaluados{nombre}}}cantidadDePreguntas cantidadDePaginas cuestionario{partesCuestionario{tipo variable enOrden preguntas{pregunta factorEvaluado}}}participacion{planeados invitados contestaron completas porGrupo{...CuentasDeParte}porArea{...CuentasDeParte}}}}}fragment CuentasDeParte on ParticipacionDeParte{id nombre planeados invitados contestaron}" as Operation<EditarClimaQuery, EditarClimaQueryVariables>

export const CorreosDeClima = "query CorreosDeClima($idClima:ID!){appInfo{getCorreosFallidos(idClima:$idClima)getSalidaDeCorreos(idClima:$idClima){carpeta}}}" as Operation<CorreosDeClimaQuery, CorreosDeClimaQueryVariables>

export const LlegadasDeClima = "query LlegadasDeClima($idClima:ID!){appInfo{getLlegadas(idClima:$idClima){hojas{...PorViaDeClima}porGrupo{id personas{...PorViaDeClima}}}}}fragment PorViaDeClima on PorVia{correo papeleta captura}" as Operation<LlegadasDeClimaQuery, LlegadasDeClimaQueryVariables>

export const ExcelDeParticipacion = "query ExcelDeParticipacion($idClima:ID!){appInfo{getExcelDeParticipacion(idClima:$idClima)}}" as Operation<ExcelDeParticipacionQuery, ExcelDeParticipacionQueryVariables>

export const MetaDeParticipacion = "query MetaDeParticipacion{appInfo{getAjustes{metaDeParticipacion}}}" as Operation<MetaDeParticipacionQuery, MetaDeParticipacionQueryVariables>

export const EmpresasDeClimas = "query EmpresasDeClimas{empresas{id nombre_comercial}}" as Operation<EmpresasDeClimasQuery, EmpresasDeClimasQueryVariables>

export const Estructura = "query Estructura($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){revision periodo cerrado congelado minimoPorGrupo publicacion participacion{invitados}empresa{nombre_comercial}}getDocumentoDeClima(idClima:$idClima conIds:true)}}" as Operation<EstructuraQuery, EstructuraQueryVariables>

export const DocumentoDeClima = "query DocumentoDeClima($idClima:ID!$conIds:Boolean!){appInfo{getDocumentoDeClima(idClima:$idClima conIds:$conIds)}}" as Operation<DocumentoDeClimaQuery, DocumentoDeClimaQueryVariables>

export const PlantillaDeClima = "query PlantillaDeClima($idEmpresa:ID!$fechaInicio:Fecha!){appInfo{getPlantillaDeClima(idEmpresa:$idEmpresa fechaInicio:$fechaInicio)}}" as Operation<PlantillaDeClimaQuery, PlantillaDeClimaQueryVariables>

export const InsertClimaOrganizacional = "mutation InsertClimaOrganizacional($clima:ClimaInput!){insertClimaOrganizacional(clima:$clima){id mensaje}}" as Operation<InsertClimaOrganizacionalMutation, InsertClimaOrganizacionalMutationVariables>

export const UpdateClimaOrganizacional = "mutation UpdateClimaOrganizacional($idClima:ID!$clima:ClimaInput!$revision:String){updateClimaOrganizacional(idClima:$idClima clima:$clima revision:$revision){id mensaje}}" as Operation<UpdateClimaOrganizacionalMutation, UpdateClimaOrganizacionalMutationVariables>

export const CerrarClimaOrganizacional = "mutation CerrarClimaOrganizacional($idClima:ID!$soloTerminadas:Boolean){cerrarClimaOrganizacional(idClima:$idClima soloTerminadas:$soloTerminadas){id mensaje}}" as Operation<CerrarClimaOrganizacionalMutation, CerrarClimaOrganizacionalMutationVariables>

export const DeleteClimaOrganizacional = "mutation DeleteClimaOrganizacional($idClima:ID!){deleteClimaOrganizacional(idClima:$idClima){id mensaje}}" as Operation<DeleteClimaOrganizacionalMutation, DeleteClimaOrganizacionalMutationVariables>

export const ChangeEncuestaActivaClima = "mutation ChangeEncuestaActivaClima($idClima:ID!$encuestaActiva:Boolean!){changeEncuestaActivaClima(idClima:$idClima encuestaActiva:$encuestaActiva){encuestaActiva}}" as Operation<ChangeEncuestaActivaClimaMutation, ChangeEncuestaActivaClimaMutationVariables>

export const Cartel = "query Cartel($idClima:ID!){appInfo{getCartel(idClima:$idClima)}}" as Operation<CartelQuery, CartelQueryVariables>

export const PermitirPublicarClima = "mutation PermitirPublicarClima($idClima:ID!){permitirPublicarClima(idClima:$idClima){mensaje}}" as Operation<PermitirPublicarClimaMutation, PermitirPublicarClimaMutationVariables>