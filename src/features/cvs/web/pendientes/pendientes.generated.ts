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

export type CamposDeCVInput = {
  celular: string;
  correo: string;
  estado: string;
  etiquetasPuestos: Array<string>;
  primerApellido: string;
  primerNombre: string;
  segundoApellido: string;
  segundoNombre?: string | null | undefined;
  telefono?: string | null | undefined;
};

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

/** sinMandar: nobody was asked, or the link is over. esperando: a link serves. contestaron: the person answered and nobody has seen it. */
export type EstadoDeEnlace =
  | 'contestaron'
  | 'esperando'
  | 'sinMandar';

/** pendiente: its text is not searched yet. ilegible: it has no text that could be read; its form is searched. */
export type LecturaDeArchivo =
  | 'ilegible'
  | 'leido'
  | 'pendiente';

export type MotivoDeParecido =
  | 'celular'
  | 'correo'
  | 'nombre';

export type OrigenDeCampo =
  | 'ambos'
  | 'archivo'
  | 'formulario';

export type RespuestaDePersona =
  | 'cambio'
  | 'igual';

export type TipoDeArchivo =
  | 'doc'
  | 'docx'
  | 'jpg'
  | 'odt'
  | 'pdf'
  | 'png';

export type FilaPorActualizarFragment = { correoRechazado: boolean, conEnvio: boolean, cv: { id: string, primerNombre: string, segundoNombre: string | null, primerApellido: string, segundoApellido: string, etiquetasPuestos: Array<string>, alDia: number, seBorra: number | null, respuesta: Types.RespuestaDePersona | null }, solicitudes: Array<{ enviada: number, hasta: number, abierta: number | null, contestada: number | null }> };

export type GetPorRevisarQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPorRevisarQuery = { appInfo: { getPendientes: { porRevisar: number } } };

export type GetPendientesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPendientesQuery = { appInfo: { getPendientes: { porRevisar: number, mensajesNuevos: number, porActualizar: { sinMandar: number, esperando: number, contestaron: number } } } };

export type GetEnviosDeCVQueryVariables = Exact<{
  limit: number;
  cursor: number;
}>;


export type GetEnviosDeCVQuery = { appInfo: { getEnviosDeCV: Array<{ id: string, nombre: string, plaza: string, correo: string, consentimiento: number, archivo: string, tipoArchivo: Types.TipoDeArchivo, contenidoActivo: Array<Types.ContenidoActivo>, bytes: number, lecturaArchivo: Types.LecturaDeArchivo, otrosEnvios: number, subido: boolean, aviso: number | null, parecidos: Array<{ motivos: Array<Types.MotivoDeParecido>, cv: { id: string, alDia: number } }> }> } };

export type GetEnvioDeCVQueryVariables = Exact<{
  idEnvio: string;
}>;


export type GetEnvioDeCVQuery = { appInfo: { getEnvioDeCV: { mensaje: string, texto: string, etiquetasSugeridas: Array<string>, etiquetasDelFormulario: Array<string>, antes: number, pendientes: number, anterior: string | null, siguiente: string | null, envio: { id: string, nombre: string, plaza: string, consentimiento: number, archivo: string, nombreArchivo: string, tipoArchivo: Types.TipoDeArchivo, contenidoActivo: Array<Types.ContenidoActivo>, lecturaArchivo: Types.LecturaDeArchivo, otrosEnvios: number, subido: boolean, aviso: number | null, parecidos: Array<{ motivos: Array<Types.MotivoDeParecido>, cv: { id: string, primerNombre: string, segundoNombre: string | null, primerApellido: string, segundoApellido: string, telefono: string | null, celular: string, correo: string, estado: string, etiquetasPuestos: Array<string>, alDia: number, revision: string } }> }, propuestas: Array<{ campo: Types.CampoDeCV, valor: string, origen: Types.OrigenDeCampo }> } } };

export type InsertCVDeEnvioMutationVariables = Exact<{
  idEnvio: string;
  campos: Types.CamposDeCVInput;
}>;


export type InsertCVDeEnvioMutation = { insertCVDeEnvio: { id: string, mensaje: string } };

export type UpdateCVConEnvioMutationVariables = Exact<{
  idEnvio: string;
  idCV: string;
  campos: Types.CamposDeCVInput;
  revision?: string | null | undefined;
}>;


export type UpdateCVConEnvioMutation = { updateCVConEnvio: { id: string, mensaje: string } };

export type DeleteEnvioDeCVMutationVariables = Exact<{
  idEnvio: string;
}>;


export type DeleteEnvioDeCVMutation = { deleteEnvioDeCV: { id: string, mensaje: string } };

export type RestoreEnvioDeCVMutationVariables = Exact<{
  idEnvio: string;
}>;


export type RestoreEnvioDeCVMutation = { restoreEnvioDeCV: { id: string, mensaje: string } };

export type GetMensajesDeContactoQueryVariables = Exact<{
  limit: number;
  cursor: number;
}>;


export type GetMensajesDeContactoQuery = { appInfo: { getMensajesDeContacto: Array<{ id: string, nombre: string, correo: string, tel: string, mensaje: string, consentimiento: number, contestado: number | null }> } };

export type ChangeMensajeContestadoMutationVariables = Exact<{
  idMensaje: string;
  contestado: boolean;
}>;


export type ChangeMensajeContestadoMutation = { changeMensajeContestado: { id: string, mensaje: string } };

export type GetCVsPorActualizarQueryVariables = Exact<{
  estado?: Types.EstadoDeEnlace | null | undefined;
  limit: number;
  cursor: number;
}>;


export type GetCVsPorActualizarQuery = { appInfo: { getPendientes: { carpetaDeCorreo: string | null, porActualizar: { sinMandar: number, esperando: number, contestaron: number } }, getCVsPorActualizar: Array<{ correoRechazado: boolean, conEnvio: boolean, cv: { id: string, primerNombre: string, segundoNombre: string | null, primerApellido: string, segundoApellido: string, etiquetasPuestos: Array<string>, alDia: number, seBorra: number | null, respuesta: Types.RespuestaDePersona | null }, solicitudes: Array<{ enviada: number, hasta: number, abierta: number | null, contestada: number | null }> }> } };

export type SendSolicitudesDeActualizacionMutationVariables = Exact<{
  idsCV: Array<string> | string;
}>;


export type SendSolicitudesDeActualizacionMutation = { sendSolicitudesDeActualizacion: string };

export type ChangeRespuestaVistaMutationVariables = Exact<{
  idCV: string;
}>;


export type ChangeRespuestaVistaMutation = { changeRespuestaVista: { id: string, mensaje: string } };

export type ChangeConservarCVMutationVariables = Exact<{
  idCV: string;
  hasta?: number | null | undefined;
  razon?: string | null | undefined;
}>;


export type ChangeConservarCVMutation = { changeConservarCV: { id: string, mensaje: string } };

export type GetRetencionQueryVariables = Exact<{
  limit: number;
  cursor: number;
}>;


export type GetRetencionQuery = { appInfo: { getRetencion: { activaDesde: number | null, mesesParaActualizar: number, mesesParaBorrar: number, cvs: number, envios: number, conservados: number, proximo: number | null }, getAlcanceDeRetencion: { cvs: number, envios: number }, getCVsPorBorrar: Array<{ correoRechazado: boolean, conEnvio: boolean, cv: { id: string, primerNombre: string, segundoNombre: string | null, primerApellido: string, segundoApellido: string, etiquetasPuestos: Array<string>, alDia: number, seBorra: number | null, respuesta: Types.RespuestaDePersona | null }, solicitudes: Array<{ enviada: number, hasta: number, abierta: number | null, contestada: number | null }> }>, getCVsConservados: Array<{ cv: { id: string, primerNombre: string, segundoNombre: string | null, primerApellido: string, segundoApellido: string, alDia: number, conservarHasta: number | null, conservarRazon: string | null } }> } };

export type ChangeRetencionMutationVariables = Exact<{
  retencion: boolean;
}>;


export type ChangeRetencionMutation = { updateAjustes: string };

export type GetCVsEliminadosQueryVariables = Exact<{
  limit: number;
  cursor: number;
}>;


export type GetCVsEliminadosQuery = { appInfo: { getCVsEliminados: Array<{ id: string, nombre: string, correo: string, eliminado: number, seBorra: number }> } };

export type DeleteCVEliminadoMutationVariables = Exact<{
  idCV: string;
}>;


export type DeleteCVEliminadoMutation = { deleteCVEliminado: { mensaje: string } };

export const GetPorRevisar = "query GetPorRevisar{appInfo{getPendientes{porRevisar}}}" as Operation<GetPorRevisarQuery, GetPorRevisarQueryVariables>

export const GetPendientes = "query GetPendientes{appInfo{getPendientes{porRevisar porActualizar{sinMandar esperando contestaron}mensajesNuevos}}}" as Operation<GetPendientesQuery, GetPendientesQueryVariables>

export const GetEnviosDeCV = "query GetEnviosDeCV($limit:Int!$cursor:Int!){appInfo{getEnviosDeCV(limit:$limit cursor:$cursor){id nombre plaza correo consentimiento archivo tipoArchivo contenidoActivo bytes lecturaArchivo otrosEnvios subido aviso parecidos{motivos cv{id alDia}}}}}" as Operation<GetEnviosDeCVQuery, GetEnviosDeCVQueryVariables>

export const GetEnvioDeCV = "query GetEnvioDeCV($idEnvio:ID!){appInfo{getEnvioDeCV(idEnvio:$idEnvio){envio{id nombre plaza consentimiento archivo nombreArchivo tipoArchivo contenidoActivo lecturaArchivo otrosEnvios subido aviso parecidos{motivos cv{id primerNombre segundoNombre primerApellido segundoApellido telefono celular correo estado etiquetasPuestos alDia revision}}}mensaje texto propuestas{campo valor origen}etiquetasSugeridas etiquetasDelFormulario antes pendientes anterior siguiente}}}" as Operation<GetEnvioDeCVQuery, GetEnvioDeCVQueryVariables>

export const InsertCVDeEnvio = "mutation InsertCVDeEnvio($idEnvio:ID!$campos:CamposDeCVInput!){insertCVDeEnvio(idEnvio:$idEnvio campos:$campos){id mensaje}}" as Operation<InsertCVDeEnvioMutation, InsertCVDeEnvioMutationVariables>

export const UpdateCVConEnvio = "mutation UpdateCVConEnvio($idEnvio:ID!$idCV:ID!$campos:CamposDeCVInput!$revision:String){updateCVConEnvio(idEnvio:$idEnvio idCV:$idCV campos:$campos revision:$revision){id mensaje}}" as Operation<UpdateCVConEnvioMutation, UpdateCVConEnvioMutationVariables>

export const DeleteEnvioDeCV = "mutation DeleteEnvioDeCV($idEnvio:ID!){deleteEnvioDeCV(idEnvio:$idEnvio){id mensaje}}" as Operation<DeleteEnvioDeCVMutation, DeleteEnvioDeCVMutationVariables>

export const RestoreEnvioDeCV = "mutation RestoreEnvioDeCV($idEnvio:ID!){restoreEnvioDeCV(idEnvio:$idEnvio){id mensaje}}" as Operation<RestoreEnvioDeCVMutation, RestoreEnvioDeCVMutationVariables>

export const GetMensajesDeContacto = "query GetMensajesDeContacto($limit:Int!$cursor:Int!){appInfo{getMensajesDeContacto(limit:$limit cursor:$cursor){id nombre correo tel mensaje consentimiento contestado}}}" as Operation<GetMensajesDeContactoQuery, GetMensajesDeContactoQueryVariables>

export const ChangeMensajeContestado = "mutation ChangeMensajeContestado($idMensaje:ID!$contestado:Boolean!){changeMensajeContestado(idMensaje:$idMensaje contestado:$contestado){id mensaje}}" as Operation<ChangeMensajeContestadoMutation, ChangeMensajeContestadoMutationVariables>

export const GetCVsPorActualizar = "query GetCVsPorActualizar($estado:EstadoDeEnlace$limit:Int!$cursor:Int!){appInfo{getPendientes{porActualizar{sinMandar esperando contestaron}carpetaDeCorreo}getCVsPorActualizar(estado:$estado limit:$limit cursor:$cursor){...FilaPorActualizar}}}fragment FilaPorActualizar on CVPorActualizar{cv{id primerNombre segundoNombre primerApellido segundoApellido etiquetasPuestos alDia seBorra respuesta}solicitudes{enviada hasta abierta contestada}correoRechazado conEnvio}" as Operation<GetCVsPorActualizarQuery, GetCVsPorActualizarQueryVariables>

export const SendSolicitudesDeActualizacion = "mutation SendSolicitudesDeActualizacion($idsCV:[ID!]!){sendSolicitudesDeActualizacion(idsCV:$idsCV)}" as Operation<SendSolicitudesDeActualizacionMutation, SendSolicitudesDeActualizacionMutationVariables>

export const ChangeRespuestaVista = "mutation ChangeRespuestaVista($idCV:ID!){changeRespuestaVista(idCV:$idCV){id mensaje}}" as Operation<ChangeRespuestaVistaMutation, ChangeRespuestaVistaMutationVariables>

export const ChangeConservarCV = "mutation ChangeConservarCV($idCV:ID!$hasta:Fecha$razon:String){changeConservarCV(idCV:$idCV hasta:$hasta razon:$razon){id mensaje}}" as Operation<ChangeConservarCVMutation, ChangeConservarCVMutationVariables>

export const GetRetencion = "query GetRetencion($limit:Int!$cursor:Int!){appInfo{getRetencion{activaDesde mesesParaActualizar mesesParaBorrar cvs envios conservados proximo}getAlcanceDeRetencion{cvs envios}getCVsPorBorrar(limit:$limit cursor:$cursor){...FilaPorActualizar}getCVsConservados{cv{id primerNombre segundoNombre primerApellido segundoApellido alDia conservarHasta conservarRazon}}}}fragment FilaPorActualizar on CVPorActualizar{cv{id primerNombre segundoNombre primerApellido segundoApellido etiquetasPuestos alDia seBorra respuesta}solicitudes{enviada hasta abierta contestada}correoRechazado conEnvio}" as Operation<GetRetencionQuery, GetRetencionQueryVariables>

export const ChangeRetencion = "mutation ChangeRetencion($retencion:Boolean!){updateAjustes(ajustes:{retencion:$retencion})}" as Operation<ChangeRetencionMutation, ChangeRetencionMutationVariables>

export const GetCVsEliminados = "query GetCVsEliminados($limit:Int!$cursor:Int!){appInfo{getCVsEliminados(limit:$limit cursor:$cursor){id nombre correo eliminado seBorra}}}" as Operation<GetCVsEliminadosQuery, GetCVsEliminadosQueryVariables>

export const DeleteCVEliminado = "mutation DeleteCVEliminado($idCV:ID!){deleteCVEliminado(idCV:$idCV){mensaje}}" as Operation<DeleteCVEliminadoMutation, DeleteCVEliminadoMutationVariables>