/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type MinimoDeEncuestaQueryVariables = Exact<{
  idClima: string;
}>;


export type MinimoDeEncuestaQuery = { getPortadaDeEncuesta: { minimoPorGrupo: number } | null };

export type ConexionQueryVariables = Exact<{ [key: string]: never; }>;


export type ConexionQuery = { auth: { getLogIn: { conexion: boolean } } };

export const MinimoDeEncuesta = "query MinimoDeEncuesta($idClima:ID!){getPortadaDeEncuesta(idClima:$idClima){minimoPorGrupo}}" as Operation<MinimoDeEncuestaQuery, MinimoDeEncuestaQueryVariables>

export const Conexion = "query Conexion{auth{getLogIn{conexion}}}" as Operation<ConexionQuery, ConexionQueryVariables>