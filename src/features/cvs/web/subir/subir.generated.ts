/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
/** resuelto: somebody has decided on it. */
export type EstadoDeArchivo =
  | 'conDuda'
  | 'leyendo'
  | 'noEntro'
  | 'resuelto'
  | 'sinDudas';

export type GetSubidasQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSubidasQuery = { appInfo: { getSubidas: Array<{ id: string, creada: number, etiquetas: Array<string>, archivos: number }> } };

export type GetSubidaQueryVariables = Exact<{
  idSubida: string;
}>;


export type GetSubidaQuery = { appInfo: { getSubida: { subida: { id: string, creada: number, etiquetas: Array<string> }, archivos: Array<{ id: string, archivo: string, estado: Types.EstadoDeArchivo, razon: string | null, persona: string | null, correo: string | null, celular: string | null, idEnvio: string | null }> } } };

export type InsertSubidaMutationVariables = Exact<{
  etiquetas: Array<string> | string;
}>;


export type InsertSubidaMutation = { insertSubida: { id: string } };

export type UpdateSubidaMutationVariables = Exact<{
  idSubida: string;
  etiquetas: Array<string> | string;
}>;


export type UpdateSubidaMutation = { updateSubida: { mensaje: string } };

export type InsertCVsDeSubidaMutationVariables = Exact<{
  idSubida: string;
}>;


export type InsertCVsDeSubidaMutation = { insertCVsDeSubida: string };

export const GetSubidas = "query GetSubidas{appInfo{getSubidas{id creada etiquetas archivos}}}" as Operation<GetSubidasQuery, GetSubidasQueryVariables>

export const GetSubida = "query GetSubida($idSubida:ID!){appInfo{getSubida(idSubida:$idSubida){subida{id creada etiquetas}archivos{id archivo estado razon persona correo celular idEnvio}}}}" as Operation<GetSubidaQuery, GetSubidaQueryVariables>

export const InsertSubida = "mutation InsertSubida($etiquetas:[String!]!){insertSubida(etiquetas:$etiquetas){id}}" as Operation<InsertSubidaMutation, InsertSubidaMutationVariables>

export const UpdateSubida = "mutation UpdateSubida($idSubida:ID!$etiquetas:[String!]!){updateSubida(idSubida:$idSubida etiquetas:$etiquetas){mensaje}}" as Operation<UpdateSubidaMutation, UpdateSubidaMutationVariables>

export const InsertCVsDeSubida = "mutation InsertCVsDeSubida($idSubida:ID!){insertCVsDeSubida(idSubida:$idSubida)}" as Operation<InsertCVsDeSubidaMutation, InsertCVsDeSubidaMutationVariables>