/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type EstadoDeCompromiso =
  | 'enMarcha'
  | 'hecho'
  | 'porEmpezar';

export type FormatoDeInforme =
  | 'pdf'
  | 'pptx'
  /** Figures as tables, for the client: no answer that somebody wrote. */
  | 'xlsx';

/** Said to a client in place of a number from which it could be told whether somebody answered. */
export type ParticipacionDicha =
  | 'casiTodas'
  | 'menosDelMinimo'
  /** Few were invited, or with it another row's number could be told. */
  | 'reservada';

export type RondasDeClienteQueryVariables = Exact<{ [key: string]: never; }>;


export type RondasDeClienteQuery = { appInfo: { getRondasDeCliente: Array<{ id: string, idEmpresa: string, empresa: string, periodo: string, encuestaActiva: boolean, cerrado: boolean, fechaInicio: number, fechaLimite: number | null, minimoPorGrupo: number, callada: boolean, planeados: number, contestaron: number | null, dicho: Types.ParticipacionDicha | null, juntos: Array<string>, publicado: number | null, grupos: Array<{ id: string, nombre: string, planeados: number, contestaron: number | null, dicho: Types.ParticipacionDicha | null }> }> } };

export type InformesDeClienteQueryVariables = Exact<{ [key: string]: never; }>;


export type InformesDeClienteQuery = { appInfo: { getInformesDeCliente: Array<{ id: string, idClima: string, idEmpresa: string, empresa: string, periodo: string, minimoPorGrupo: number, numero: number, publicado: number, archivos: Array<{ formato: Types.FormatoDeInforme, paginas: number | null, enlace: string }> }> } };

export type PlanDeInicioQueryVariables = Exact<{
  idClima: string;
}>;


export type PlanDeInicioQuery = { appInfo: { getPlan: { hoy: string, compromisos: Array<{ id: string, que: string, responsable: string, cargo: string, fecha: string, estado: Types.EstadoDeCompromiso, hechoEl: string | null }> } } };

export const RondasDeCliente = "query RondasDeCliente{appInfo{getRondasDeCliente{id idEmpresa empresa periodo encuestaActiva cerrado fechaInicio fechaLimite minimoPorGrupo callada planeados contestaron dicho grupos{id nombre planeados contestaron dicho}juntos publicado}}}" as Operation<RondasDeClienteQuery, RondasDeClienteQueryVariables>

export const InformesDeCliente = "query InformesDeCliente{appInfo{getInformesDeCliente{id idClima idEmpresa empresa periodo minimoPorGrupo numero publicado archivos{formato paginas enlace}}}}" as Operation<InformesDeClienteQuery, InformesDeClienteQueryVariables>

export const PlanDeInicio = "query PlanDeInicio($idClima:ID!){appInfo{getPlan(idClima:$idClima){hoy compromisos{id que responsable cargo fecha estado hechoEl}}}}" as Operation<PlanDeInicioQuery, PlanDeInicioQueryVariables>