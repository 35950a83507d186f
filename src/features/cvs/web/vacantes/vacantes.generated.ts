/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type ContenidoActivo =
  /** Actions that start by themselves: scripts, programs, forms that are sent. */
  | 'acciones'
  /** Fields that bring in, or start, something else. */
  | 'campos'
  /** Parts that are fetched from another address when the file is opened. */
  | 'externo'
  /** Objects and files of other programs. */
  | 'objetos'
  /** Addresses of another computer on the network. */
  | 'red'
  /** Something in it could not be looked through. */
  | 'sinRevisar';

export type EstadoDeCandidato =
  | 'contratado'
  | 'entrevista'
  | 'finalista'
  | 'noSigue'
  | 'porVer';

export type GetVacantesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetVacantesQuery = { appInfo: { getVacantes: Array<{ id: string, nombre: string, creada: number, candidatos: number }> } };

export type GetVacanteQueryVariables = Exact<{
  idVacante: string;
}>;


export type GetVacanteQuery = { appInfo: { getVacante: { vacante: { id: string, nombre: string, creada: number }, candidatos: Array<{ id: string, estado: Types.EstadoDeCandidato, nota: string, agregado: number, idCV: string | null, idEnvio: string | null, nombre: string, correo: string, celular: string, archivo: string, contenidoActivo: Array<Types.ContenidoActivo> }> } } };

export type InsertVacanteMutationVariables = Exact<{
  nombre: string;
}>;


export type InsertVacanteMutation = { insertVacante: { id: string, mensaje: string } };

export type UpdateVacanteMutationVariables = Exact<{
  idVacante: string;
  nombre: string;
}>;


export type UpdateVacanteMutation = { updateVacante: { id: string, mensaje: string } };

export type DeleteVacanteMutationVariables = Exact<{
  idVacante: string;
}>;


export type DeleteVacanteMutation = { deleteVacante: { id: string, mensaje: string } };

export type InsertCandidatoMutationVariables = Exact<{
  idVacante: string;
  idCV?: string | null | undefined;
  idEnvio?: string | null | undefined;
  nota?: string | null | undefined;
}>;


export type InsertCandidatoMutation = { insertCandidato: { id: string, mensaje: string } };

export type UpdateCandidatoMutationVariables = Exact<{
  idCandidato: string;
  estado?: Types.EstadoDeCandidato | null | undefined;
  nota?: string | null | undefined;
}>;


export type UpdateCandidatoMutation = { updateCandidato: { id: string, mensaje: string } };

export type DeleteCandidatoMutationVariables = Exact<{
  idCandidato: string;
}>;


export type DeleteCandidatoMutation = { deleteCandidato: { id: string, mensaje: string } };

export type InsertCandidatosMutationVariables = Exact<{
  idVacante: string;
  idsCV: Array<string> | string;
}>;


export type InsertCandidatosMutation = { insertCandidatos: string };

export const GetVacantes = "query GetVacantes{appInfo{getVacantes{id nombre creada candidatos}}}" as Operation<GetVacantesQuery, GetVacantesQueryVariables>

export const GetVacante = "query GetVacante($idVacante:ID!){appInfo{getVacante(idVacante:$idVacante){vacante{id nombre creada}candidatos{id estado nota agregado idCV idEnvio nombre correo celular archivo contenidoActivo}}}}" as Operation<GetVacanteQuery, GetVacanteQueryVariables>

export const InsertVacante = "mutation InsertVacante($nombre:String!){insertVacante(nombre:$nombre){id mensaje}}" as Operation<InsertVacanteMutation, InsertVacanteMutationVariables>

export const UpdateVacante = "mutation UpdateVacante($idVacante:ID!$nombre:String!){updateVacante(idVacante:$idVacante nombre:$nombre){id mensaje}}" as Operation<UpdateVacanteMutation, UpdateVacanteMutationVariables>

export const DeleteVacante = "mutation DeleteVacante($idVacante:ID!){deleteVacante(idVacante:$idVacante){id mensaje}}" as Operation<DeleteVacanteMutation, DeleteVacanteMutationVariables>

export const InsertCandidato = "mutation InsertCandidato($idVacante:ID!$idCV:ID$idEnvio:ID$nota:String){insertCandidato(idVacante:$idVacante idCV:$idCV idEnvio:$idEnvio nota:$nota){id mensaje}}" as Operation<InsertCandidatoMutation, InsertCandidatoMutationVariables>

export const UpdateCandidato = "mutation UpdateCandidato($idCandidato:ID!$estado:EstadoDeCandidato$nota:String){updateCandidato(idCandidato:$idCandidato estado:$estado nota:$nota){id mensaje}}" as Operation<UpdateCandidatoMutation, UpdateCandidatoMutationVariables>

export const DeleteCandidato = "mutation DeleteCandidato($idCandidato:ID!){deleteCandidato(idCandidato:$idCandidato){id mensaje}}" as Operation<DeleteCandidatoMutation, DeleteCandidatoMutationVariables>

export const InsertCandidatos = "mutation InsertCandidatos($idVacante:ID!$idsCV:[ID!]!){insertCandidatos(idVacante:$idVacante idsCV:$idsCV)}" as Operation<InsertCandidatosMutation, InsertCandidatosMutationVariables>