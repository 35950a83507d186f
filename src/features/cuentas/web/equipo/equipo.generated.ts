/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type EstadoDeCuenta =
  | 'activa'
  | 'desactivada'
  | 'invitada';

export type FiltroDeBitacora = {
  /** From this moment on. */
  desde?: number | null | undefined;
  /** Before this moment. */
  hasta?: number | null | undefined;
  idCuenta?: string | null | undefined;
  idEmpresa?: string | null | undefined;
  seccion?: SeccionDeBitacora | null | undefined;
};

/**
 * administrador: everything. consultor: everything but accounts, log and retention. cliente: what is theirs of the rounds
 * of their companies.
 */
export type Rol =
  | 'administrador'
  | 'cliente'
  | 'consultor';

export type SeccionDeBitacora =
  | 'acceso'
  | 'climas'
  | 'cuentas'
  | 'cvs'
  | 'descargas'
  | 'empresas'
  | 'encuestados';

export type EquipoQueryVariables = Exact<{ [key: string]: never; }>;


export type EquipoQuery = { appInfo: { getEquipo: Array<{ id: string, nombre: string, usuario: string, correo: string, rol: Types.Rol, estado: Types.EstadoDeCuenta, propia: boolean, ultimoAcceso: number | null, segundoFactor: boolean, llaveDeAcceso: boolean, sesiones: number, desactivada: number | null, desactivadaPor: string | null, empresas: Array<{ id: string, nombre_comercial: string }>, invitacion: { enviada: number, vence: number, rechazada: boolean } | null }> }, empresas: Array<{ id: string, nombre_comercial: string }> };

export type InviteCuentaMutationVariables = Exact<{
  nombre: string;
  correo: string;
  rol: Types.Rol;
  idsEmpresas: Array<string> | string;
}>;


export type InviteCuentaMutation = { inviteCuenta: { id: string, mensaje: string } };

export type UpdateCuentaMutationVariables = Exact<{
  idCuenta: string;
  nombre: string;
  rol: Types.Rol;
  idsEmpresas: Array<string> | string;
}>;


export type UpdateCuentaMutation = { updateCuenta: string };

export type ResendInvitacionMutationVariables = Exact<{
  idCuenta: string;
}>;


export type ResendInvitacionMutation = { resendInvitacion: string };

export type DeactivateCuentaMutationVariables = Exact<{
  idCuenta: string;
}>;


export type DeactivateCuentaMutation = { deactivateCuenta: string };

export type ReactivateCuentaMutationVariables = Exact<{
  idCuenta: string;
}>;


export type ReactivateCuentaMutation = { reactivateCuenta: string };

export type DeleteSesionesDeCuentaMutationVariables = Exact<{
  idCuenta: string;
}>;


export type DeleteSesionesDeCuentaMutation = { deleteSesionesDeCuenta: string };

export type DeleteSegundoFactorDeCuentaMutationVariables = Exact<{
  idCuenta: string;
}>;


export type DeleteSegundoFactorDeCuentaMutation = { deleteSegundoFactorDeCuenta: string };

export type BitacoraQueryVariables = Exact<{
  filtro: Types.FiltroDeBitacora;
  limit: number;
  despuesDe?: string | null | undefined;
}>;


export type BitacoraQuery = { appInfo: { getBitacora: { total: number, anotaciones: Array<{ id: string, momento: number, quien: string, sobre: string | null, atencion: boolean, frase: Array<{ texto: string, fuerte: boolean }> }> } } };

export type ExcelDeBitacoraQueryVariables = Exact<{
  filtro: Types.FiltroDeBitacora;
}>;


export type ExcelDeBitacoraQuery = { appInfo: { getExcelDeBitacora: string } };

export const Equipo = "query Equipo{appInfo{getEquipo{id nombre usuario correo rol empresas{id nombre_comercial}estado propia ultimoAcceso segundoFactor llaveDeAcceso sesiones invitacion{enviada vence rechazada}desactivada desactivadaPor}}empresas{id nombre_comercial}}" as Operation<EquipoQuery, EquipoQueryVariables>

export const InviteCuenta = "mutation InviteCuenta($nombre:String!$correo:String!$rol:Rol!$idsEmpresas:[ID!]!){inviteCuenta(nombre:$nombre correo:$correo rol:$rol idsEmpresas:$idsEmpresas){id mensaje}}" as Operation<InviteCuentaMutation, InviteCuentaMutationVariables>

export const UpdateCuenta = "mutation UpdateCuenta($idCuenta:ID!$nombre:String!$rol:Rol!$idsEmpresas:[ID!]!){updateCuenta(idCuenta:$idCuenta nombre:$nombre rol:$rol idsEmpresas:$idsEmpresas)}" as Operation<UpdateCuentaMutation, UpdateCuentaMutationVariables>

export const ResendInvitacion = "mutation ResendInvitacion($idCuenta:ID!){resendInvitacion(idCuenta:$idCuenta)}" as Operation<ResendInvitacionMutation, ResendInvitacionMutationVariables>

export const DeactivateCuenta = "mutation DeactivateCuenta($idCuenta:ID!){deactivateCuenta(idCuenta:$idCuenta)}" as Operation<DeactivateCuentaMutation, DeactivateCuentaMutationVariables>

export const ReactivateCuenta = "mutation ReactivateCuenta($idCuenta:ID!){reactivateCuenta(idCuenta:$idCuenta)}" as Operation<ReactivateCuentaMutation, ReactivateCuentaMutationVariables>

export const DeleteSesionesDeCuenta = "mutation DeleteSesionesDeCuenta($idCuenta:ID!){deleteSesionesDeCuenta(idCuenta:$idCuenta)}" as Operation<DeleteSesionesDeCuentaMutation, DeleteSesionesDeCuentaMutationVariables>

export const DeleteSegundoFactorDeCuenta = "mutation DeleteSegundoFactorDeCuenta($idCuenta:ID!){deleteSegundoFactorDeCuenta(idCuenta:$idCuenta)}" as Operation<DeleteSegundoFactorDeCuentaMutation, DeleteSegundoFactorDeCuentaMutationVariables>

export const Bitacora = "query Bitacora($filtro:FiltroDeBitacora!$limit:Int!$despuesDe:ID){appInfo{getBitacora(filtro:$filtro limit:$limit despuesDe:$despuesDe){total anotaciones{id momento quien frase{texto fuerte}sobre atencion}}}}" as Operation<BitacoraQuery, BitacoraQueryVariables>

export const ExcelDeBitacora = "query ExcelDeBitacora($filtro:FiltroDeBitacora!){appInfo{getExcelDeBitacora(filtro:$filtro)}}" as Operation<ExcelDeBitacoraQuery, ExcelDeBitacoraQueryVariables>