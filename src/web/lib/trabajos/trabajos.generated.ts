/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type EstadoDeTrabajo =
  | 'cancelado'
  | 'en_curso'
  | 'fallido'
  | 'listo';

export type TrabajosQueryVariables = Exact<{ [key: string]: never; }>;


export type TrabajosQuery = { appInfo: { getTrabajos: Array<{ id: string, tipo: string, idClima: string | null, asunto: string | null, estado: Types.EstadoDeTrabajo, paso: string, hecho: number, total: number, archivo: string | null, enlace: string | null, bytes: number | null, cancelable: boolean, creado: number }> } };

export type CancelTrabajoMutationVariables = Exact<{
  idTrabajo: string;
}>;


export type CancelTrabajoMutation = { cancelTrabajo: { id: string } };

export const Trabajos = "query Trabajos{appInfo{getTrabajos{id tipo idClima asunto estado paso hecho total archivo enlace bytes cancelable creado}}}" as Operation<TrabajosQuery, TrabajosQueryVariables>

export const CancelTrabajo = "mutation CancelTrabajo($idTrabajo:ID!){cancelTrabajo(idTrabajo:$idTrabajo){id}}" as Operation<CancelTrabajoMutation, CancelTrabajoMutationVariables>