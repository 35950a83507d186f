/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
/**
 * administrador: everything. consultor: everything but accounts, log and retention. cliente: what is theirs of the rounds
 * of their companies.
 */
export type Rol =
  | 'administrador'
  | 'cliente'
  | 'consultor';

export type TipoDeEnlace =
  | 'invitacion'
  | 'olvido';

export type DeSesionFragment = { conexion: boolean, faltaSegundoFactor: boolean | null, usuario: { id: string, usuario: string, rol: Types.Rol | null, empresas: Array<{ nombre_comercial: string }> | null } | null };

export type IngresoFragment = { conexion: boolean, faltaSegundoFactor: boolean | null, segundoFactor: { paso: string } | null, usuario: { id: string, usuario: string, rol: Types.Rol | null, empresas: Array<{ nombre_comercial: string }> | null } | null };

export type GetLogInQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLogInQuery = { auth: { getLogIn: { conexion: boolean, faltaSegundoFactor: boolean | null, usuario: { id: string, usuario: string, rol: Types.Rol | null, empresas: Array<{ nombre_comercial: string }> | null } | null } } };

export type LogInQueryVariables = Exact<{
  usuarioOEmail: string;
  password: string;
}>;


export type LogInQuery = { auth: { logIn: { conexion: boolean, faltaSegundoFactor: boolean | null, segundoFactor: { paso: string } | null, usuario: { id: string, usuario: string, rol: Types.Rol | null, empresas: Array<{ nombre_comercial: string }> | null } | null } } };

export type ConfirmLogInQueryVariables = Exact<{
  paso: string;
  codigo: string;
}>;


export type ConfirmLogInQuery = { auth: { confirmLogIn: { conexion: boolean, faltaSegundoFactor: boolean | null, segundoFactor: { paso: string } | null, usuario: { id: string, usuario: string, rol: Types.Rol | null, empresas: Array<{ nombre_comercial: string }> | null } | null } } };

export type GetEnlaceQueryVariables = Exact<{
  token: string;
}>;


export type GetEnlaceQuery = { auth: { getEnlace: { tipo: Types.TipoDeEnlace, nombre: string, correo: string, retiraLlaves: boolean } | null } };

export type RequestPasswordMutationVariables = Exact<{
  correo: string;
}>;


export type RequestPasswordMutation = { requestPassword: string };

export type ChangePasswordByEnlaceMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ChangePasswordByEnlaceMutation = { changePasswordByEnlace: { conexion: boolean, faltaSegundoFactor: boolean | null, segundoFactor: { paso: string } | null, usuario: { id: string, usuario: string, rol: Types.Rol | null, empresas: Array<{ nombre_comercial: string }> | null } | null } };

export type LogOutQueryVariables = Exact<{ [key: string]: never; }>;


export type LogOutQuery = { auth: { logOut: { conexion: boolean, usuario: { id: string } | null } } };

export type OpcionesDeIngresoQueryVariables = Exact<{ [key: string]: never; }>;


export type OpcionesDeIngresoQuery = { auth: { getOpcionesDeIngreso: { reto: string, opciones: string } } };

export type LogInConLlaveQueryVariables = Exact<{
  reto: string;
  respuesta: string;
}>;


export type LogInConLlaveQuery = { auth: { logInConLlave: { conexion: boolean, faltaSegundoFactor: boolean | null, segundoFactor: { paso: string } | null, usuario: { id: string, usuario: string, rol: Types.Rol | null, empresas: Array<{ nombre_comercial: string }> | null } | null } } };

export const GetLogIn = "query GetLogIn{auth{getLogIn{...DeSesion}}}fragment DeSesion on Sesion{conexion faltaSegundoFactor usuario{id usuario rol empresas{nombre_comercial}}}" as Operation<GetLogInQuery, GetLogInQueryVariables>

export const LogIn = "query LogIn($usuarioOEmail:String!$password:String!){auth{logIn(usuarioOEmail:$usuarioOEmail password:$password){...Ingreso}}}fragment Ingreso on Sesion{...DeSesion segundoFactor{paso}}fragment DeSesion on Sesion{conexion faltaSegundoFactor usuario{id usuario rol empresas{nombre_comercial}}}" as Operation<LogInQuery, LogInQueryVariables>

export const ConfirmLogIn = "query ConfirmLogIn($paso:ID!$codigo:String!){auth{confirmLogIn(paso:$paso codigo:$codigo){...Ingreso}}}fragment Ingreso on Sesion{...DeSesion segundoFactor{paso}}fragment DeSesion on Sesion{conexion faltaSegundoFactor usuario{id usuario rol empresas{nombre_comercial}}}" as Operation<ConfirmLogInQuery, ConfirmLogInQueryVariables>

export const GetEnlace = "query GetEnlace($token:String!){auth{getEnlace(token:$token){tipo nombre correo retiraLlaves}}}" as Operation<GetEnlaceQuery, GetEnlaceQueryVariables>

export const RequestPassword = "mutation RequestPassword($correo:String!){requestPassword(correo:$correo)}" as Operation<RequestPasswordMutation, RequestPasswordMutationVariables>

export const ChangePasswordByEnlace = "mutation ChangePasswordByEnlace($token:String!$password:String!){changePasswordByEnlace(token:$token password:$password){...Ingreso}}fragment Ingreso on Sesion{...DeSesion segundoFactor{paso}}fragment DeSesion on Sesion{conexion faltaSegundoFactor usuario{id usuario rol empresas{nombre_comercial}}}" as Operation<ChangePasswordByEnlaceMutation, ChangePasswordByEnlaceMutationVariables>

export const LogOut = "query LogOut{auth{logOut{conexion usuario{id}}}}" as Operation<LogOutQuery, LogOutQueryVariables>

export const OpcionesDeIngreso = "query OpcionesDeIngreso{auth{getOpcionesDeIngreso{reto opciones}}}" as Operation<OpcionesDeIngresoQuery, OpcionesDeIngresoQueryVariables>

export const LogInConLlave = "query LogInConLlave($reto:ID!$respuesta:String!){auth{logInConLlave(reto:$reto respuesta:$respuesta){...Ingreso}}}fragment Ingreso on Sesion{...DeSesion segundoFactor{paso}}fragment DeSesion on Sesion{conexion faltaSegundoFactor usuario{id usuario rol empresas{nombre_comercial}}}" as Operation<LogInConLlaveQuery, LogInConLlaveQueryVariables>