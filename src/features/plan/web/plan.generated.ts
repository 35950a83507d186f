/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type ClaseDeMedidaDePlan =
  /** Its name is that of its variable and its own: «Carga y horario › Descansos». */
  | 'factor'
  | 'indicador'
  | 'variable';

export type CompromisoInput = {
  cargo: string;
  clase: ClaseDeMedidaDePlan;
  correo: string;
  estado: EstadoDeCompromiso;
  fecha: string;
  idParte?: string | null | undefined;
  medida: string;
  meta?: number | null | undefined;
  que: string;
  responsable: string;
};

export type EstadoDeCompromiso =
  | 'enMarcha'
  | 'hecho'
  | 'porEmpezar';

export type PlanDeClimaQueryVariables = Exact<{
  idClima: string;
}>;


export type PlanDeClimaQuery = { appInfo: { getPlan: { idClima: string, empresa: string, periodo: string, hoy: string, compromisos: Array<{ id: string, revision: number, que: string, clase: Types.ClaseDeMedidaDePlan, medida: string, idParte: string | null, parte: string, responsable: string, cargo: string, correo: string, fecha: string, estado: Types.EstadoDeCompromiso, hechoEl: string | null, meta: number | null, hoy: number | null, notas: Array<{ dia: string, quien: string, texto: string }> }>, medidas: Array<{ clase: Types.ClaseDeMedidaDePlan, nombre: string }>, partes: Array<{ id: string, nombre: string }>, anterior: { periodo: string, base: string, efectos: Array<{ antes: number | null, ahora: number | null, personasAntes: number | null, personas: number | null, puntos: number | null, desde: number | null, hasta: number | null, veredicto: string | null, sinCambio: string | null, empresa: number | null, compromiso: { id: string, revision: number, que: string, clase: Types.ClaseDeMedidaDePlan, medida: string, idParte: string | null, parte: string, responsable: string, cargo: string, correo: string, fecha: string, estado: Types.EstadoDeCompromiso, hechoEl: string | null, meta: number | null, hoy: number | null, notas: Array<{ dia: string, quien: string, texto: string }> } }> } | null } } };

export type CamposDeCompromisoFragment = { id: string, revision: number, que: string, clase: Types.ClaseDeMedidaDePlan, medida: string, idParte: string | null, parte: string, responsable: string, cargo: string, correo: string, fecha: string, estado: Types.EstadoDeCompromiso, hechoEl: string | null, meta: number | null, hoy: number | null, notas: Array<{ dia: string, quien: string, texto: string }> };

export type CifraDePlanQueryVariables = Exact<{
  idClima: string;
  clase: Types.ClaseDeMedidaDePlan;
  medida: string;
  idParte?: string | null | undefined;
}>;


export type CifraDePlanQuery = { appInfo: { getCifraDePlan: { hoy: number, personas: number, margen: number | null } | null } };

export type ExcelDePlanQueryVariables = Exact<{
  idClima: string;
}>;


export type ExcelDePlanQuery = { appInfo: { getExcelDePlan: string } };

export type InsertCompromisoMutationVariables = Exact<{
  idClima: string;
  compromiso: Types.CompromisoInput;
  nota?: string | null | undefined;
}>;


export type InsertCompromisoMutation = { insertCompromiso: { id: string, mensaje: string } };

export type UpdateCompromisoMutationVariables = Exact<{
  idCompromiso: string;
  compromiso: Types.CompromisoInput;
  nota?: string | null | undefined;
  revision: number;
}>;


export type UpdateCompromisoMutation = { updateCompromiso: { id: string, mensaje: string } };

export type ChangeEstadoDeCompromisoMutationVariables = Exact<{
  idCompromiso: string;
  estado: Types.EstadoDeCompromiso;
  nota?: string | null | undefined;
}>;


export type ChangeEstadoDeCompromisoMutation = { changeEstadoDeCompromiso: { id: string, mensaje: string } };

export type DeleteCompromisoMutationVariables = Exact<{
  idCompromiso: string;
}>;


export type DeleteCompromisoMutation = { deleteCompromiso: { id: string, mensaje: string } };

export const PlanDeClima = "query PlanDeClima($idClima:ID!){appInfo{getPlan(idClima:$idClima){idClima empresa periodo hoy compromisos{...CamposDeCompromiso}medidas{clase nombre}partes{id nombre}anterior{periodo base efectos{compromiso{...CamposDeCompromiso}antes ahora personasAntes personas puntos desde hasta veredicto sinCambio empresa}}}}}fragment CamposDeCompromiso on Compromiso{id revision que clase medida idParte parte responsable cargo correo fecha estado hechoEl meta hoy notas{dia quien texto}}" as Operation<PlanDeClimaQuery, PlanDeClimaQueryVariables>

export const CifraDePlan = "query CifraDePlan($idClima:ID!$clase:ClaseDeMedidaDePlan!$medida:String!$idParte:ID){appInfo{getCifraDePlan(idClima:$idClima clase:$clase medida:$medida idParte:$idParte){hoy personas margen}}}" as Operation<CifraDePlanQuery, CifraDePlanQueryVariables>

export const ExcelDePlan = "query ExcelDePlan($idClima:ID!){appInfo{getExcelDePlan(idClima:$idClima)}}" as Operation<ExcelDePlanQuery, ExcelDePlanQueryVariables>

export const InsertCompromiso = "mutation InsertCompromiso($idClima:ID!$compromiso:CompromisoInput!$nota:String){insertCompromiso(idClima:$idClima compromiso:$compromiso nota:$nota){id mensaje}}" as Operation<InsertCompromisoMutation, InsertCompromisoMutationVariables>

export const UpdateCompromiso = "mutation UpdateCompromiso($idCompromiso:ID!$compromiso:CompromisoInput!$nota:String$revision:Int!){updateCompromiso(idCompromiso:$idCompromiso compromiso:$compromiso nota:$nota revision:$revision){id mensaje}}" as Operation<UpdateCompromisoMutation, UpdateCompromisoMutationVariables>

export const ChangeEstadoDeCompromiso = "mutation ChangeEstadoDeCompromiso($idCompromiso:ID!$estado:EstadoDeCompromiso!$nota:String){changeEstadoDeCompromiso(idCompromiso:$idCompromiso estado:$estado nota:$nota){id mensaje}}" as Operation<ChangeEstadoDeCompromisoMutation, ChangeEstadoDeCompromisoMutationVariables>

export const DeleteCompromiso = "mutation DeleteCompromiso($idCompromiso:ID!){deleteCompromiso(idCompromiso:$idCompromiso){id mensaje}}" as Operation<DeleteCompromisoMutation, DeleteCompromisoMutationVariables>