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

export type FactoresQueryVariables = Exact<{ [key: string]: never; }>;


export type FactoresQuery = { appInfo: { getSegundoFactor: { activo: boolean, exigido: boolean, codigosDeRecuperacion: number }, getLlavesDeAcceso: Array<{ id: string, nombre: string, creada: number, usada: number | null }> } };

export type PrepareSegundoFactorMutationVariables = Exact<{
  password: string;
}>;


export type PrepareSegundoFactorMutation = { prepareSegundoFactor: { clave: string, uri: string } };

export type ConfirmSegundoFactorMutationVariables = Exact<{
  codigo: string;
}>;


export type ConfirmSegundoFactorMutation = { confirmSegundoFactor: Array<string> };

export type ActivateSegundoFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type ActivateSegundoFactorMutation = { activateSegundoFactor: string };

export type DeleteSegundoFactorMutationVariables = Exact<{
  password: string;
}>;


export type DeleteSegundoFactorMutation = { deleteSegundoFactor: string };

export type RenewCodigosDeRecuperacionMutationVariables = Exact<{
  password: string;
}>;


export type RenewCodigosDeRecuperacionMutation = { renewCodigosDeRecuperacion: Array<string> };

export type PrepareLlaveDeAccesoMutationVariables = Exact<{
  password: string;
}>;


export type PrepareLlaveDeAccesoMutation = { prepareLlaveDeAcceso: { reto: string, opciones: string } };

export type InsertLlaveDeAccesoMutationVariables = Exact<{
  reto: string;
  respuesta: string;
  nombre: string;
}>;


export type InsertLlaveDeAccesoMutation = { insertLlaveDeAcceso: { id: string, mensaje: string } };

export type DeleteLlaveDeAccesoMutationVariables = Exact<{
  idLlave: string;
  password: string;
}>;


export type DeleteLlaveDeAccesoMutation = { deleteLlaveDeAcceso: string };

export const Sesiones = "query Sesiones{appInfo{getSesiones{inicio ultimoUso actual}}}" as Operation<SesionesQuery, SesionesQueryVariables>

export const ChangePassword = "mutation ChangePassword($passwordActual:String!$passwordNueva:String!){changePassword(passwordActual:$passwordActual passwordNueva:$passwordNueva)}" as Operation<ChangePasswordMutation, ChangePasswordMutationVariables>

export const DeleteOtrasSesiones = "mutation DeleteOtrasSesiones($password:String!){deleteOtrasSesiones(password:$password)}" as Operation<DeleteOtrasSesionesMutation, DeleteOtrasSesionesMutationVariables>

export const Factores = "query Factores{appInfo{getSegundoFactor{activo exigido codigosDeRecuperacion}getLlavesDeAcceso{id nombre creada usada}}}" as Operation<FactoresQuery, FactoresQueryVariables>

export const PrepareSegundoFactor = "mutation PrepareSegundoFactor($password:String!){prepareSegundoFactor(password:$password){clave uri}}" as Operation<PrepareSegundoFactorMutation, PrepareSegundoFactorMutationVariables>

export const ConfirmSegundoFactor = "mutation ConfirmSegundoFactor($codigo:String!){confirmSegundoFactor(codigo:$codigo)}" as Operation<ConfirmSegundoFactorMutation, ConfirmSegundoFactorMutationVariables>

export const ActivateSegundoFactor = "mutation ActivateSegundoFactor{activateSegundoFactor}" as Operation<ActivateSegundoFactorMutation, ActivateSegundoFactorMutationVariables>

export const DeleteSegundoFactor = "mutation DeleteSegundoFactor($password:String!){deleteSegundoFactor(password:$password)}" as Operation<DeleteSegundoFactorMutation, DeleteSegundoFactorMutationVariables>

export const RenewCodigosDeRecuperacion = "mutation RenewCodigosDeRecuperacion($password:String!){renewCodigosDeRecuperacion(password:$password)}" as Operation<RenewCodigosDeRecuperacionMutation, RenewCodigosDeRecuperacionMutationVariables>

export const PrepareLlaveDeAcceso = "mutation PrepareLlaveDeAcceso($password:String!){prepareLlaveDeAcceso(password:$password){reto opciones}}" as Operation<PrepareLlaveDeAccesoMutation, PrepareLlaveDeAccesoMutationVariables>

export const InsertLlaveDeAcceso = "mutation InsertLlaveDeAcceso($reto:ID!$respuesta:String!$nombre:String!){insertLlaveDeAcceso(reto:$reto respuesta:$respuesta nombre:$nombre){id mensaje}}" as Operation<InsertLlaveDeAccesoMutation, InsertLlaveDeAccesoMutationVariables>

export const DeleteLlaveDeAcceso = "mutation DeleteLlaveDeAcceso($idLlave:ID!$password:String!){deleteLlaveDeAcceso(idLlave:$idLlave password:$password)}" as Operation<DeleteLlaveDeAccesoMutation, DeleteLlaveDeAccesoMutationVariables>