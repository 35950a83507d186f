/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type EstadoDeTapado =
  /** What the rules say, nobody having decided. */
  | 'propuesto'
  /** Covered by somebody, or found by the rules and accepted. */
  | 'tapado'
  /** Found by the rules, and it may be read all the same. */
  | 'visible';

export type EstadoDeVersion =
  | 'reemplazada'
  | 'retirada'
  | 'vigente';

export type TipoDeTapado =
  | 'correo'
  | 'dato'
  | 'dpi'
  | 'nombre'
  | 'telefono';

export type MesaDeClimaQueryVariables = Exact<{
  idClima: string;
  idPregunta?: string | null | undefined;
}>;


export type MesaDeClimaQuery = { appInfo: { getMesa: { empresa: string, periodo: string, minimoPorGrupo: number, lista: boolean, idPregunta: string | null, preguntas: Array<{ id: string, pregunta: string }>, areas: Array<{ id: string, nombre: string }>, temas: Array<{ id: string, nombre: string }>, respuestas: Array<{ clave: string, texto: string, idArea: string | null, idsTemas: Array<string>, frases: Array<number>, citadas: Array<number>, cita: string | null, tapados: Array<{ desde: number, hasta: number, tipo: Types.TipoDeTapado, propuesto: boolean }> }> } } };

export type CamposDeRespuestaFragment = { clave: string, texto: string, idArea: string | null, idsTemas: Array<string>, frases: Array<number>, citadas: Array<number>, cita: string | null, tapados: Array<{ desde: number, hasta: number, tipo: Types.TipoDeTapado, propuesto: boolean }> };

export type VersionesDeMesaQueryVariables = Exact<{
  idClima: string;
}>;


export type VersionesDeMesaQuery = { appInfo: { getVersionesDeInforme: { versiones: Array<{ numero: number, estado: Types.EstadoDeVersion }> } } };

export type TemasPorAreaDeClimaQueryVariables = Exact<{
  idClima: string;
  idPregunta?: string | null | undefined;
}>;


export type TemasPorAreaDeClimaQuery = { appInfo: { getTemasPorArea: { empresa: string, periodo: string, minimoPorGrupo: number, lista: boolean, idPregunta: string | null, respuestas: number, conTema: number | null, preguntas: Array<{ id: string, pregunta: string }>, columnas: Array<{ id: string | null, nombre: string, respuestas: number }>, temas: Array<{ id: string, nombre: string, total: number | null, celdas: Array<number | null> }> } } };

export type ExcelDeTemasQueryVariables = Exact<{
  idClima: string;
  idPregunta?: string | null | undefined;
}>;


export type ExcelDeTemasQuery = { appInfo: { getExcelDeTemas: string } };

export type InsertTemaMutationVariables = Exact<{
  idClima: string;
  idPregunta: string;
  nombre: string;
}>;


export type InsertTemaMutation = { insertTema: { id: string, mensaje: string } };

export type UpdateTemaMutationVariables = Exact<{
  idTema: string;
  nombre: string;
}>;


export type UpdateTemaMutation = { updateTema: { id: string, mensaje: string } };

export type MoveTemaMutationVariables = Exact<{
  idTema: string;
  lugar: number;
}>;


export type MoveTemaMutation = { moveTema: { id: string, mensaje: string } };

export type MergeTemasMutationVariables = Exact<{
  idTema: string;
  idDestino: string;
}>;


export type MergeTemasMutation = { mergeTemas: { id: string, mensaje: string } };

export type DeleteTemaMutationVariables = Exact<{
  idTema: string;
}>;


export type DeleteTemaMutation = { deleteTema: { id: string, mensaje: string } };

export type ChangeTemaDeRespuestaMutationVariables = Exact<{
  idClima: string;
  clave: string;
  idTema: string;
  puesto: boolean;
}>;


export type ChangeTemaDeRespuestaMutation = { changeTemaDeRespuesta: { clave: string, texto: string, idArea: string | null, idsTemas: Array<string>, frases: Array<number>, citadas: Array<number>, cita: string | null, tapados: Array<{ desde: number, hasta: number, tipo: Types.TipoDeTapado, propuesto: boolean }> } };

export type ChangeTapadoMutationVariables = Exact<{
  idClima: string;
  clave: string;
  desde: number;
  hasta: number;
  tipo: Types.TipoDeTapado;
  estado: Types.EstadoDeTapado;
}>;


export type ChangeTapadoMutation = { changeTapado: { clave: string, texto: string, idArea: string | null, idsTemas: Array<string>, frases: Array<number>, citadas: Array<number>, cita: string | null, tapados: Array<{ desde: number, hasta: number, tipo: Types.TipoDeTapado, propuesto: boolean }> } };

export type ChangeCitaMutationVariables = Exact<{
  idClima: string;
  clave: string;
  frases: Array<number> | number;
}>;


export type ChangeCitaMutation = { changeCita: { clave: string, texto: string, idArea: string | null, idsTemas: Array<string>, frases: Array<number>, citadas: Array<number>, cita: string | null, tapados: Array<{ desde: number, hasta: number, tipo: Types.TipoDeTapado, propuesto: boolean }> } };

export const MesaDeClima = "query MesaDeClima($idClima:ID!$idPregunta:ID){appInfo{getMesa(idClima:$idClima idPregunta:$idPregunta){empresa periodo minimoPorGrupo lista preguntas{id pregunta}idPregunta areas{id nombre}temas{id nombre}respuestas{...CamposDeRespuesta}}}}fragment CamposDeRespuesta on RespuestaDeMesa{clave texto tapados{desde hasta tipo propuesto}idArea idsTemas frases citadas cita}" as Operation<MesaDeClimaQuery, MesaDeClimaQueryVariables>

export const VersionesDeMesa = "query VersionesDeMesa($idClima:ID!){appInfo{getVersionesDeInforme(idClima:$idClima){versiones{numero estado}}}}" as Operation<VersionesDeMesaQuery, VersionesDeMesaQueryVariables>

export const TemasPorAreaDeClima = "query TemasPorAreaDeClima($idClima:ID!$idPregunta:ID){appInfo{getTemasPorArea(idClima:$idClima idPregunta:$idPregunta){empresa periodo minimoPorGrupo lista preguntas{id pregunta}idPregunta respuestas conTema columnas{id nombre respuestas}temas{id nombre total celdas}}}}" as Operation<TemasPorAreaDeClimaQuery, TemasPorAreaDeClimaQueryVariables>

export const ExcelDeTemas = "query ExcelDeTemas($idClima:ID!$idPregunta:ID){appInfo{getExcelDeTemas(idClima:$idClima idPregunta:$idPregunta)}}" as Operation<ExcelDeTemasQuery, ExcelDeTemasQueryVariables>

export const InsertTema = "mutation InsertTema($idClima:ID!$idPregunta:ID!$nombre:String!){insertTema(idClima:$idClima idPregunta:$idPregunta nombre:$nombre){id mensaje}}" as Operation<InsertTemaMutation, InsertTemaMutationVariables>

export const UpdateTema = "mutation UpdateTema($idTema:ID!$nombre:String!){updateTema(idTema:$idTema nombre:$nombre){id mensaje}}" as Operation<UpdateTemaMutation, UpdateTemaMutationVariables>

export const MoveTema = "mutation MoveTema($idTema:ID!$lugar:Int!){moveTema(idTema:$idTema lugar:$lugar){id mensaje}}" as Operation<MoveTemaMutation, MoveTemaMutationVariables>

export const MergeTemas = "mutation MergeTemas($idTema:ID!$idDestino:ID!){mergeTemas(idTema:$idTema idDestino:$idDestino){id mensaje}}" as Operation<MergeTemasMutation, MergeTemasMutationVariables>

export const DeleteTema = "mutation DeleteTema($idTema:ID!){deleteTema(idTema:$idTema){id mensaje}}" as Operation<DeleteTemaMutation, DeleteTemaMutationVariables>

export const ChangeTemaDeRespuesta = "mutation ChangeTemaDeRespuesta($idClima:ID!$clave:ID!$idTema:ID!$puesto:Boolean!){changeTemaDeRespuesta(idClima:$idClima clave:$clave idTema:$idTema puesto:$puesto){...CamposDeRespuesta}}fragment CamposDeRespuesta on RespuestaDeMesa{clave texto tapados{desde hasta tipo propuesto}idArea idsTemas frases citadas cita}" as Operation<ChangeTemaDeRespuestaMutation, ChangeTemaDeRespuestaMutationVariables>

export const ChangeTapado = "mutation ChangeTapado($idClima:ID!$clave:ID!$desde:Int!$hasta:Int!$tipo:TipoDeTapado!$estado:EstadoDeTapado!){changeTapado(idClima:$idClima clave:$clave desde:$desde hasta:$hasta tipo:$tipo estado:$estado){...CamposDeRespuesta}}fragment CamposDeRespuesta on RespuestaDeMesa{clave texto tapados{desde hasta tipo propuesto}idArea idsTemas frases citadas cita}" as Operation<ChangeTapadoMutation, ChangeTapadoMutationVariables>

export const ChangeCita = "mutation ChangeCita($idClima:ID!$clave:ID!$frases:[Int!]!){changeCita(idClima:$idClima clave:$clave frases:$frases){...CamposDeRespuesta}}fragment CamposDeRespuesta on RespuestaDeMesa{clave texto tapados{desde hasta tipo propuesto}idArea idsTemas frases citadas cita}" as Operation<ChangeCitaMutation, ChangeCitaMutationVariables>