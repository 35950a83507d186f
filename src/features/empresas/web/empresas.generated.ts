/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type ContactoDirectoInput = {
  apellidos: string;
  celular?: string | null | undefined;
  correo: string;
  direccion?: string | null | undefined;
  nombre: string;
  sexo?: string | null | undefined;
  telefono?: string | null | undefined;
};

/** Only nombre_comercial may not be empty. */
export type EmpresaInput = {
  NIT: string;
  contacto_directo: ContactoDirectoInput;
  correo: string;
  direccion: string;
  /** A PNG of at most 40 KB and 480 by 200 points as a base64 data URL; null removes it, absent leaves it. (Ours.) */
  logo?: string | null | undefined;
  nombre_comercial: string;
  nombre_fiscal: string;
  telefono: string;
};

export type DatosDeEmpresaFragment = { id: string, nombre_comercial: string, nombre_fiscal: string, telefono: string, correo: string, NIT: string, direccion: string, logo: string | null, revision: string, contacto_directo: { nombre: string, apellidos: string, correo: string, telefono: string | null, celular: string | null, direccion: string | null, sexo: string | null } };

export type EmpresasQueryVariables = Exact<{ [key: string]: never; }>;


export type EmpresasQuery = { empresas: Array<{ id: string, nombre_comercial: string, nombre_fiscal: string, telefono: string, correo: string, NIT: string, direccion: string, logo: string | null, revision: string, contacto_directo: { nombre: string, apellidos: string, correo: string, telefono: string | null, celular: string | null, direccion: string | null, sexo: string | null } }> };

export type PaginaDeEmpresasQueryVariables = Exact<{
  filtro?: string | null | undefined;
  limit: number;
  cursor: number;
}>;


export type PaginaDeEmpresasQuery = { appInfo: { getEmpresas: { total: number, empresas: Array<{ id: string, nombre_comercial: string, nombre_fiscal: string, telefono: string, correo: string, NIT: string, direccion: string, logo: string | null, revision: string, contacto_directo: { nombre: string, apellidos: string, correo: string, telefono: string | null, celular: string | null, direccion: string | null, sexo: string | null } }> } } };

export type InsertEmpresaMutationVariables = Exact<{
  empresa: Types.EmpresaInput;
}>;


export type InsertEmpresaMutation = { insertEmpresa: { id: string, mensaje: string } };

export type UpdateEmpresaMutationVariables = Exact<{
  idEmpresa: string;
  empresa: Types.EmpresaInput;
  revision?: string | null | undefined;
}>;


export type UpdateEmpresaMutation = { updateEmpresa: { id: string, mensaje: string } };

export type DeleteEmpresaMutationVariables = Exact<{
  idEmpresa: string;
}>;


export type DeleteEmpresaMutation = { deleteEmpresa: { id: string, mensaje: string } };

export const Empresas = "query Empresas{empresas{...DatosDeEmpresa}}fragment DatosDeEmpresa on Empresa{id nombre_comercial nombre_fiscal telefono correo NIT direccion contacto_directo{nombre apellidos correo telefono celular direccion sexo}logo revision}" as Operation<EmpresasQuery, EmpresasQueryVariables>

export const PaginaDeEmpresas = "query PaginaDeEmpresas($filtro:String$limit:Int!$cursor:Int!){appInfo{getEmpresas(filtro:$filtro limit:$limit cursor:$cursor){total empresas{...DatosDeEmpresa}}}}fragment DatosDeEmpresa on Empresa{id nombre_comercial nombre_fiscal telefono correo NIT direccion contacto_directo{nombre apellidos correo telefono celular direccion sexo}logo revision}" as Operation<PaginaDeEmpresasQuery, PaginaDeEmpresasQueryVariables>

export const InsertEmpresa = "mutation InsertEmpresa($empresa:EmpresaInput!){insertEmpresa(empresa:$empresa){id mensaje}}" as Operation<InsertEmpresaMutation, InsertEmpresaMutationVariables>

export const UpdateEmpresa = "mutation UpdateEmpresa($idEmpresa:ID!$empresa:EmpresaInput!$revision:String){updateEmpresa(idEmpresa:$idEmpresa empresa:$empresa revision:$revision){id mensaje}}" as Operation<UpdateEmpresaMutation, UpdateEmpresaMutationVariables>

export const DeleteEmpresa = "mutation DeleteEmpresa($idEmpresa:ID!){deleteEmpresa(idEmpresa:$idEmpresa){id mensaje}}" as Operation<DeleteEmpresaMutation, DeleteEmpresaMutationVariables>