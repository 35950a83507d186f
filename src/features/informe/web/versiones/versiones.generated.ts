/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type EstadoDeVersion =
  | 'reemplazada'
  | 'retirada'
  | 'vigente';

export type FormatoDeInforme =
  | 'pdf'
  | 'pptx'
  /** Figures as tables, for the client: no answer that somebody wrote. */
  | 'xlsx';

export type VersionesDeInformeQueryVariables = Exact<{
  idClima: string;
}>;


export type VersionesDeInformeQuery = { appInfo: { getVersionesDeInforme: { siguiente: number, impedimento: string | null, conResultados: boolean, clientes: Array<{ nombre: string, correo: string }>, versiones: Array<{ id: string, numero: number, publicada: number, publicadaPor: string, publicacion: number, para: string, mensaje: string, estado: Types.EstadoDeVersion, retirada: number | null, retiradaPor: string | null, descargas: number, ultimaDescarga: number | null, archivos: Array<{ formato: Types.FormatoDeInforme, enlace: string }> }> } } };

export type PublicarInformeMutationVariables = Exact<{
  idClima: string;
  version: number;
  mensaje: string;
}>;


export type PublicarInformeMutation = { publicarInforme: string };

export type RetirarVersionDeInformeMutationVariables = Exact<{
  idVersion: string;
}>;


export type RetirarVersionDeInformeMutation = { retirarVersionDeInforme: { mensaje: string } };

export type RetirarCifrasDelClienteMutationVariables = Exact<{
  idClima: string;
}>;


export type RetirarCifrasDelClienteMutation = { retirarDelCliente: { mensaje: string } };

export const VersionesDeInforme = "query VersionesDeInforme($idClima:ID!){appInfo{getVersionesDeInforme(idClima:$idClima){siguiente impedimento conResultados clientes{nombre correo}versiones{id numero publicada publicadaPor publicacion para mensaje estado retirada retiradaPor descargas ultimaDescarga archivos{formato enlace}}}}}" as Operation<VersionesDeInformeQuery, VersionesDeInformeQueryVariables>

export const PublicarInforme = "mutation PublicarInforme($idClima:ID!$version:Int!$mensaje:String!){publicarInforme(idClima:$idClima version:$version mensaje:$mensaje)}" as Operation<PublicarInformeMutation, PublicarInformeMutationVariables>

export const RetirarVersionDeInforme = "mutation RetirarVersionDeInforme($idVersion:ID!){retirarVersionDeInforme(idVersion:$idVersion){mensaje}}" as Operation<RetirarVersionDeInformeMutation, RetirarVersionDeInformeMutationVariables>

export const RetirarCifrasDelCliente = "mutation RetirarCifrasDelCliente($idClima:ID!){retirarDelCliente(idClima:$idClima){mensaje}}" as Operation<RetirarCifrasDelClienteMutation, RetirarCifrasDelClienteMutationVariables>