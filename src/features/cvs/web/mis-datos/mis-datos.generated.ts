/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type Pedido =
  | 'borrado'
  | 'copia'
  | 'correccion';

export type RequestDatosMutationVariables = Exact<{
  correo: string;
  pedido: Types.Pedido;
  nota?: string | null | undefined;
}>;


export type RequestDatosMutation = { requestDatos: string };

export type ConfirmPeticionMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmPeticionMutation = { confirmPeticion: { plazo: number } };

export const RequestDatos = "mutation RequestDatos($correo:String!$pedido:Pedido!$nota:String){requestDatos(correo:$correo pedido:$pedido nota:$nota)}" as Operation<RequestDatosMutation, RequestDatosMutationVariables>

export const ConfirmPeticion = "mutation ConfirmPeticion($token:String!){confirmPeticion(token:$token){plazo}}" as Operation<ConfirmPeticionMutation, ConfirmPeticionMutationVariables>