/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type CampoDeCV =
  | 'celular'
  | 'correo'
  | 'primerApellido'
  | 'primerNombre'
  | 'segundoApellido'
  | 'segundoNombre'
  | 'telefono';

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

/** By calendar months: the present one and so many before it, or what is older than two years. */
export type EdadDeCV =
  | 'dosAnios'
  | 'masDeDosAnios'
  | 'seisMeses'
  | 'unAnio';

export type EstadoDeCandidato =
  | 'contratado'
  | 'entrevista'
  | 'finalista'
  | 'noSigue'
  | 'porVer';

/** What must hold besides the words: every tag, the state, and when it was last true. (Ours.) */
export type FiltrosDeCVInput = {
  edad?: EdadDeCV | null | undefined;
  estado?: string | null | undefined;
  etiquetas?: Array<string> | null | undefined;
};

/** pendiente: its text is not searched yet. ilegible: it has no text that could be read; its form is searched. */
export type LecturaDeArchivo =
  | 'ilegible'
  | 'leido'
  | 'pendiente';

export type OrigenDeCampo =
  | 'ambos'
  | 'archivo'
  | 'formulario';

export type TipoDeArchivo =
  | 'doc'
  | 'docx'
  | 'jpg'
  | 'odt'
  | 'pdf'
  | 'png';

export type EtiquetasPuestosQueryVariables = Exact<{ [key: string]: never; }>;


export type EtiquetasPuestosQuery = { appInfo: { etiquetasPuestos: Array<{ id: string, puesto: string }> } };

export type GetCVsQueryVariables = Exact<{
  filtro?: string | null | undefined;
  limit: number;
  cursor: number;
  filtros?: Types.FiltrosDeCVInput | null | undefined;
}>;


export type GetCVsQuery = { appInfo: { getCVs: Array<{ id: string, primerNombre: string, segundoNombre: string | null, primerApellido: string, segundoApellido: string, telefono: string | null, celular: string, correo: string, estado: string, etiquetasPuestos: Array<string>, cv: string, nombreArchivo: string, contenidoActivo: Array<Types.ContenidoActivo>, lecturaArchivo: Types.LecturaDeArchivo, creado: number, vacantes: Array<{ idVacante: string, nombre: string, estado: Types.EstadoDeCandidato }>, fragmento: Array<{ texto: string, coincide: boolean }> | null }> } };

export type GetExcelDeCVsQueryVariables = Exact<{
  filtro?: string | null | undefined;
  filtros?: Types.FiltrosDeCVInput | null | undefined;
}>;


export type GetExcelDeCVsQuery = { appInfo: { getExcelDeCVs: string } };

export type GetCVQueryVariables = Exact<{
  idCV: string;
}>;


export type GetCVQuery = { appInfo: { getVersionesDeCV: Array<{ id: string, nombreArchivo: string, contenidoActivo: Array<Types.ContenidoActivo>, recibido: number, archivo: string }>, getCV: { id: string, primerNombre: string, segundoNombre: string | null, primerApellido: string, segundoApellido: string, telefono: string | null, celular: string, correo: string, estado: string, etiquetasPuestos: Array<string>, cv: string, nombreArchivo: string, tipoArchivo: Types.TipoDeArchivo, contenidoActivo: Array<Types.ContenidoActivo>, texto: string | null, lecturaArchivo: Types.LecturaDeArchivo, creado: number, revision: string, vacantes: Array<{ idVacante: string, nombre: string, estado: Types.EstadoDeCandidato }>, aviso: { version: number, aceptado: number } | null } } };

export type GetCVsParecidosQueryVariables = Exact<{
  correo?: string | null | undefined;
  celular?: string | null | undefined;
  exceptoIdCV?: string | null | undefined;
}>;


export type GetCVsParecidosQuery = { appInfo: { getCVsParecidos: Array<{ id: string, primerNombre: string, segundoNombre: string | null, primerApellido: string, segundoApellido: string, correo: string }> } };

export type InsertEtiquetaPuestoMutationVariables = Exact<{
  etiqueta: string;
}>;


export type InsertEtiquetaPuestoMutation = { insertEtiquetaPuesto: { id: string, mensaje: string } };

export type InsertCVMutationVariables = Exact<{
  primerNombre: string;
  segundoNombre?: string | null | undefined;
  primerApellido: string;
  segundoApellido: string;
  telefono?: string | null | undefined;
  celular: string;
  correo: string;
  cv: string;
  estado: string;
  etiquetasPuestos: Array<string> | string;
}>;


export type InsertCVMutation = { insertCV: { id: string, mensaje: string } };

export type UpdateCVMutationVariables = Exact<{
  idCV: string;
  primerNombre: string;
  segundoNombre?: string | null | undefined;
  primerApellido: string;
  segundoApellido: string;
  telefono?: string | null | undefined;
  celular: string;
  correo: string;
  cv?: string | null | undefined;
  estado: string;
  etiquetasPuestos: Array<string> | string;
  revision?: string | null | undefined;
}>;


export type UpdateCVMutation = { updateCV: { id: string, mensaje: string } };

export type DeleteCVMutationVariables = Exact<{
  idCV: string;
  cv?: string | null | undefined;
}>;


export type DeleteCVMutation = { deleteCV: { id: string, mensaje: string } };

export type RestoreCVMutationVariables = Exact<{
  idCV: string;
}>;


export type RestoreCVMutation = { restoreCV: { id: string, mensaje: string } };

export type GetLecturaDeCVQueryVariables = Exact<{
  cv: string;
}>;


export type GetLecturaDeCVQuery = { appInfo: { getLecturaDeCV: { texto: string, etiquetasSugeridas: Array<string>, propuestas: Array<{ campo: Types.CampoDeCV, valor: string, origen: Types.OrigenDeCampo }> } } };

export const EtiquetasPuestos = "query EtiquetasPuestos{appInfo{etiquetasPuestos{id puesto}}}" as Operation<EtiquetasPuestosQuery, EtiquetasPuestosQueryVariables>

export const GetCVs = "query GetCVs($filtro:String$limit:Int!$cursor:Int!$filtros:FiltrosDeCVInput){appInfo{getCVs(filtro:$filtro limit:$limit cursor:$cursor filtros:$filtros){id primerNombre segundoNombre primerApellido segundoApellido telefono celular correo estado etiquetasPuestos cv nombreArchivo contenidoActivo lecturaArchivo creado vacantes{idVacante nombre estado}fragmento{texto coincide}}}}" as Operation<GetCVsQuery, GetCVsQueryVariables>

export const GetExcelDeCVs = "query GetExcelDeCVs($filtro:String$filtros:FiltrosDeCVInput){appInfo{getExcelDeCVs(filtro:$filtro filtros:$filtros)}}" as Operation<GetExcelDeCVsQuery, GetExcelDeCVsQueryVariables>

export const GetCV = "query GetCV($idCV:ID!){appInfo{getVersionesDeCV(idCV:$idCV){id nombreArchivo contenidoActivo recibido archivo}getCV(idCV:$idCV){id primerNombre segundoNombre primerApellido segundoApellido telefono celular correo estado etiquetasPuestos cv nombreArchivo tipoArchivo contenidoActivo texto lecturaArchivo vacantes{idVacante nombre estado}creado aviso{version aceptado}revision}}}" as Operation<GetCVQuery, GetCVQueryVariables>

export const GetCVsParecidos = "query GetCVsParecidos($correo:String$celular:String$exceptoIdCV:ID){appInfo{getCVsParecidos(correo:$correo celular:$celular exceptoIdCV:$exceptoIdCV){id primerNombre segundoNombre primerApellido segundoApellido correo}}}" as Operation<GetCVsParecidosQuery, GetCVsParecidosQueryVariables>

export const InsertEtiquetaPuesto = "mutation InsertEtiquetaPuesto($etiqueta:String!){insertEtiquetaPuesto(etiqueta:$etiqueta){id mensaje}}" as Operation<InsertEtiquetaPuestoMutation, InsertEtiquetaPuestoMutationVariables>

export const InsertCV = "mutation InsertCV($primerNombre:String!$segundoNombre:String$primerApellido:String!$segundoApellido:String!$telefono:String$celular:String!$correo:String!$cv:String!$estado:String!$etiquetasPuestos:[String!]!){insertCV(primerNombre:$primerNombre segundoNombre:$segundoNombre primerApellido:$primerApellido segundoApellido:$segundoApellido telefono:$telefono celular:$celular correo:$correo cv:$cv estado:$estado etiquetasPuestos:$etiquetasPuestos){id mensaje}}" as Operation<InsertCVMutation, InsertCVMutationVariables>

export const UpdateCV = "mutation UpdateCV($idCV:ID!$primerNombre:String!$segundoNombre:String$primerApellido:String!$segundoApellido:String!$telefono:String$celular:String!$correo:String!$cv:String$estado:String!$etiquetasPuestos:[String!]!$revision:String){updateCV(idCV:$idCV primerNombre:$primerNombre segundoNombre:$segundoNombre primerApellido:$primerApellido segundoApellido:$segundoApellido telefono:$telefono celular:$celular correo:$correo cv:$cv estado:$estado etiquetasPuestos:$etiquetasPuestos revision:$revision){id mensaje}}" as Operation<UpdateCVMutation, UpdateCVMutationVariables>

export const DeleteCV = "mutation DeleteCV($idCV:ID!$cv:String){deleteCV(idCV:$idCV cv:$cv){id mensaje}}" as Operation<DeleteCVMutation, DeleteCVMutationVariables>

export const RestoreCV = "mutation RestoreCV($idCV:ID!){restoreCV(idCV:$idCV){id mensaje}}" as Operation<RestoreCVMutation, RestoreCVMutationVariables>

export const GetLecturaDeCV = "query GetLecturaDeCV($cv:String!){appInfo{getLecturaDeCV(cv:$cv){texto propuestas{campo valor origen}etiquetasSugeridas}}}" as Operation<GetLecturaDeCVQuery, GetLecturaDeCVQueryVariables>