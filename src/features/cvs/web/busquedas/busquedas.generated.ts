/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
/** By calendar months: the present one and so many before it, or what is older than two years. */
export type EdadDeCV =
  | 'dosAnios'
  | 'masDeDosAnios'
  | 'seisMeses'
  | 'unAnio';

/** What must hold besides the words: every tag, the state, and when it was last true. (Ours.) */
export type FiltrosDeCVInput = {
  edad?: EdadDeCV | null | undefined;
  estado?: string | null | undefined;
  etiquetas?: Array<string> | null | undefined;
};

export type GetBusquedasGuardadasQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBusquedasGuardadasQuery = { appInfo: { getBusquedasGuardadas: Array<{ id: string, nombre: string, filtro: string, etiquetas: Array<string>, estado: string | null, edad: Types.EdadDeCV | null, nuevos: number }> } };

export type InsertBusquedaMutationVariables = Exact<{
  nombre: string;
  filtro?: string | null | undefined;
  filtros?: Types.FiltrosDeCVInput | null | undefined;
}>;


export type InsertBusquedaMutation = { insertBusqueda: { id: string, mensaje: string } };

export type UpdateBusquedaMutationVariables = Exact<{
  idBusqueda: string;
  nombre: string;
}>;


export type UpdateBusquedaMutation = { updateBusqueda: { id: string, mensaje: string } };

export type ChangeBusquedaVistaMutationVariables = Exact<{
  idBusqueda: string;
}>;


export type ChangeBusquedaVistaMutation = { changeBusquedaVista: number };

export type DeleteBusquedaMutationVariables = Exact<{
  idBusqueda: string;
}>;


export type DeleteBusquedaMutation = { deleteBusqueda: { id: string, mensaje: string } };

export const GetBusquedasGuardadas = "query GetBusquedasGuardadas{appInfo{getBusquedasGuardadas{id nombre filtro etiquetas estado edad nuevos}}}" as Operation<GetBusquedasGuardadasQuery, GetBusquedasGuardadasQueryVariables>

export const InsertBusqueda = "mutation InsertBusqueda($nombre:String!$filtro:String$filtros:FiltrosDeCVInput){insertBusqueda(nombre:$nombre filtro:$filtro filtros:$filtros){id mensaje}}" as Operation<InsertBusquedaMutation, InsertBusquedaMutationVariables>

export const UpdateBusqueda = "mutation UpdateBusqueda($idBusqueda:ID!$nombre:String!){updateBusqueda(idBusqueda:$idBusqueda nombre:$nombre){id mensaje}}" as Operation<UpdateBusquedaMutation, UpdateBusquedaMutationVariables>

export const ChangeBusquedaVista = "mutation ChangeBusquedaVista($idBusqueda:ID!){changeBusquedaVista(idBusqueda:$idBusqueda)}" as Operation<ChangeBusquedaVistaMutation, ChangeBusquedaVistaMutationVariables>

export const DeleteBusqueda = "mutation DeleteBusqueda($idBusqueda:ID!){deleteBusqueda(idBusqueda:$idBusqueda){id mensaje}}" as Operation<DeleteBusquedaMutation, DeleteBusquedaMutationVariables>