/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type SesionesQueryVariables = Exact<{ [key: string]: never; }>;


export type SesionesQuery = { appInfo: { getSesiones: Array<{ inicio: number, ultimoUso: number, actual: boolean }> } };

export type ChangePasswordMutationVariables = Exact<{
  passwordActual: string;
  passwordNueva: string;
}>;


export type ChangePasswordMutation = { changePassword: string };

export type DeleteOtrasSesionesMutationVariables = Exact<{
  password: string;
}>;


export type DeleteOtrasSesionesMutation = { deleteOtrasSesiones: string };

export const Sesiones = "query Sesiones{appInfo{getSesiones{inicio ultimoUso actual}}}" as Operation<SesionesQuery, SesionesQueryVariables>

export const ChangePassword = "mutation ChangePassword($passwordActual:String!$passwordNueva:String!){changePassword(passwordActual:$passwordActual passwordNueva:$passwordNueva)}" as Operation<ChangePasswordMutation, ChangePasswordMutationVariables>

export const DeleteOtrasSesiones = "mutation DeleteOtrasSesiones($password:String!){deleteOtrasSesiones(password:$password)}" as Operation<DeleteOtrasSesionesMutation, DeleteOtrasSesionesMutationVariables>