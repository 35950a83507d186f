/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type GetLogInQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLogInQuery = { auth: { getLogIn: { conexion: boolean, usuario: { id: string, usuario: string } | null } } };

export type LogInQueryVariables = Exact<{
  usuarioOEmail: string;
  password: string;
}>;


export type LogInQuery = { auth: { logIn: { conexion: boolean, usuario: { id: string, usuario: string } | null } } };

export type LogOutQueryVariables = Exact<{ [key: string]: never; }>;


export type LogOutQuery = { auth: { logOut: { conexion: boolean, usuario: { id: string } | null } } };

export const GetLogIn = "query GetLogIn{auth{getLogIn{conexion usuario{id usuario}}}}" as Operation<GetLogInQuery, GetLogInQueryVariables>

export const LogIn = "query LogIn($usuarioOEmail:String!$password:String!){auth{logIn(usuarioOEmail:$usuarioOEmail password:$password){conexion usuario{id usuario}}}}" as Operation<LogInQuery, LogInQueryVariables>

export const LogOut = "query LogOut{auth{logOut{conexion usuario{id}}}}" as Operation<LogOutQuery, LogOutQueryVariables>