/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type GetEtiquetasQueryVariables = Exact<{ [key: string]: never; }>;


export type GetEtiquetasQuery = { appInfo: { getEtiquetas: Array<{ id: string, puesto: string, cvs: number }> } };

export type UpdateEtiquetaPuestoMutationVariables = Exact<{
  idEtiqueta: string;
  etiqueta: string;
}>;


export type UpdateEtiquetaPuestoMutation = { updateEtiquetaPuesto: { id: string, mensaje: string } };

export type MergeEtiquetasPuestosMutationVariables = Exact<{
  idEtiqueta: string;
  conIdEtiqueta: string;
}>;


export type MergeEtiquetasPuestosMutation = { mergeEtiquetasPuestos: { id: string, mensaje: string } };

export type DeleteEtiquetaPuestoMutationVariables = Exact<{
  idEtiqueta: string;
}>;


export type DeleteEtiquetaPuestoMutation = { deleteEtiquetaPuesto: { id: string, mensaje: string } };

export const GetEtiquetas = "query GetEtiquetas{appInfo{getEtiquetas{id puesto cvs}}}" as Operation<GetEtiquetasQuery, GetEtiquetasQueryVariables>

export const UpdateEtiquetaPuesto = "mutation UpdateEtiquetaPuesto($idEtiqueta:ID!$etiqueta:String!){updateEtiquetaPuesto(idEtiqueta:$idEtiqueta etiqueta:$etiqueta){id mensaje}}" as Operation<UpdateEtiquetaPuestoMutation, UpdateEtiquetaPuestoMutationVariables>

export const MergeEtiquetasPuestos = "mutation MergeEtiquetasPuestos($idEtiqueta:ID!$conIdEtiqueta:ID!){mergeEtiquetasPuestos(idEtiqueta:$idEtiqueta conIdEtiqueta:$conIdEtiqueta){id mensaje}}" as Operation<MergeEtiquetasPuestosMutation, MergeEtiquetasPuestosMutationVariables>

export const DeleteEtiquetaPuesto = "mutation DeleteEtiquetaPuesto($idEtiqueta:ID!){deleteEtiquetaPuesto(idEtiqueta:$idEtiqueta){id mensaje}}" as Operation<DeleteEtiquetaPuestoMutation, DeleteEtiquetaPuestoMutationVariables>