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

export type GetPersonaQueryVariables = Exact<{
  correo: string;
}>;


export type GetPersonaQuery = { appInfo: { getPersona: { correo: string, vacantes: Array<string>, busquedas: number, mensajes: number, peticiones: number, correos: number, responden: number, compromisos: number, cuenta: string | null, noSePuede: Array<string>, cvs: Array<{ idCV: string, nombre: string, eliminado: boolean }>, envios: Array<{ idEnvio: string, nombre: string }>, encuestas: Array<{ empresa: string, periodo: string, cerrada: boolean }>, empresas: Array<{ idEmpresa: string, nombre: string }> } } };

export type GetDatosDePersonaQueryVariables = Exact<{
  correo: string;
}>;


export type GetDatosDePersonaQuery = { appInfo: { getDatosDePersona: string } };

export type ErasePersonaMutationVariables = Exact<{
  correo: string;
}>;


export type ErasePersonaMutation = { erasePersona: string };

export type GetPeticionesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPeticionesQuery = { appInfo: { getPeticiones: Array<{ id: string, correo: string, pedido: Types.Pedido, nota: string, confirmada: number, plazo: number, resuelta: number | null }> } };

export type ChangePeticionResueltaMutationVariables = Exact<{
  idPeticion: string;
  resuelta: boolean;
}>;


export type ChangePeticionResueltaMutation = { changePeticionResuelta: { id: string, mensaje: string } };

export const GetPersona = "query GetPersona($correo:String!){appInfo{getPersona(correo:$correo){correo cvs{idCV nombre eliminado}envios{idEnvio nombre}vacantes busquedas mensajes peticiones correos encuestas{empresa periodo cerrada}empresas{idEmpresa nombre}responden compromisos cuenta noSePuede}}}" as Operation<GetPersonaQuery, GetPersonaQueryVariables>

export const GetDatosDePersona = "query GetDatosDePersona($correo:String!){appInfo{getDatosDePersona(correo:$correo)}}" as Operation<GetDatosDePersonaQuery, GetDatosDePersonaQueryVariables>

export const ErasePersona = "mutation ErasePersona($correo:String!){erasePersona(correo:$correo)}" as Operation<ErasePersonaMutation, ErasePersonaMutationVariables>

export const GetPeticiones = "query GetPeticiones{appInfo{getPeticiones{id correo pedido nota confirmada plazo resuelta}}}" as Operation<GetPeticionesQuery, GetPeticionesQueryVariables>

export const ChangePeticionResuelta = "mutation ChangePeticionResuelta($idPeticion:ID!$resuelta:Boolean!){changePeticionResuelta(idPeticion:$idPeticion resuelta:$resuelta){id mensaje}}" as Operation<ChangePeticionResueltaMutation, ChangePeticionResueltaMutationVariables>