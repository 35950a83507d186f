/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type PublicadoAlClienteQueryVariables = Exact<{
  idClima: string;
}>;


export type PublicadoAlClienteQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, cerrado: boolean, minimoPorGrupo: number, publicacion: number, publicadoAlCliente: number | null, clientes: Array<string>, empresa: { nombre_comercial: string } } | null } };

export type PublicarAlClienteMutationVariables = Exact<{
  idClima: string;
}>;


export type PublicarAlClienteMutation = { publicarAlCliente: { mensaje: string } };

export type RetirarDelClienteMutationVariables = Exact<{
  idClima: string;
}>;


export type RetirarDelClienteMutation = { retirarDelCliente: { mensaje: string } };

export const PublicadoAlCliente = "query PublicadoAlCliente($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){id periodo cerrado minimoPorGrupo publicacion publicadoAlCliente clientes empresa{nombre_comercial}}}}" as Operation<PublicadoAlClienteQuery, PublicadoAlClienteQueryVariables>

export const PublicarAlCliente = "mutation PublicarAlCliente($idClima:ID!){publicarAlCliente(idClima:$idClima){mensaje}}" as Operation<PublicarAlClienteMutation, PublicarAlClienteMutationVariables>

export const RetirarDelCliente = "mutation RetirarDelCliente($idClima:ID!){retirarDelCliente(idClima:$idClima){mensaje}}" as Operation<RetirarDelClienteMutation, RetirarDelClienteMutationVariables>