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

export type GetIdsDeCVsQueryVariables = Exact<{
  filtro?: string | null | undefined;
  filtros?: Types.FiltrosDeCVInput | null | undefined;
}>;


export type GetIdsDeCVsQuery = { appInfo: { getIdsDeCVs: Array<string> } };

export type ChangeEtiquetasDeCVsMutationVariables = Exact<{
  idsCV: Array<string> | string;
  agregar?: Array<string> | string | null | undefined;
  quitar?: Array<string> | string | null | undefined;
}>;


export type ChangeEtiquetasDeCVsMutation = { changeEtiquetasDeCVs: string };

export type DeleteCVsMutationVariables = Exact<{
  idsCV: Array<string> | string;
}>;


export type DeleteCVsMutation = { deleteCVs: Array<string> };

export type RestoreCVsMutationVariables = Exact<{
  idsCV: Array<string> | string;
}>;


export type RestoreCVsMutation = { restoreCVs: Array<string> };

export const GetIdsDeCVs = "query GetIdsDeCVs($filtro:String$filtros:FiltrosDeCVInput){appInfo{getIdsDeCVs(filtro:$filtro filtros:$filtros)}}" as Operation<GetIdsDeCVsQuery, GetIdsDeCVsQueryVariables>

export const ChangeEtiquetasDeCVs = "mutation ChangeEtiquetasDeCVs($idsCV:[ID!]!$agregar:[String!]$quitar:[String!]){changeEtiquetasDeCVs(idsCV:$idsCV agregar:$agregar quitar:$quitar)}" as Operation<ChangeEtiquetasDeCVsMutation, ChangeEtiquetasDeCVsMutationVariables>

export const DeleteCVs = "mutation DeleteCVs($idsCV:[ID!]!){deleteCVs(idsCV:$idsCV)}" as Operation<DeleteCVsMutation, DeleteCVsMutationVariables>

export const RestoreCVs = "mutation RestoreCVs($idsCV:[ID!]!){restoreCVs(idsCV:$idsCV)}" as Operation<RestoreCVsMutation, RestoreCVsMutationVariables>