/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type InvitacionDeGrupoInput = {
  correos: Array<string>;
  idGrupoDeOpinion: string;
  /** People of the group without address: they become a batch of slips, still to be printed. */
  sinCorreo?: number | null | undefined;
};

export type ClimaDeEncuestadosQueryVariables = Exact<{
  idClima: string;
}>;


export type ClimaDeEncuestadosQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, codigo: string, encuestaActiva: boolean, cerrado: boolean, fechaLimite: number | null, minimoPorGrupo: number, empresa: { nombre_comercial: string }, gruposDeOpinion: Array<{ id: string, orden: number, nombre: string }>, areasDeTrabajo: Array<{ id: string, idsGruposDeOpinion: Array<string> }>, participacion: { planeados: number, invitados: number, contestaron: number, completas: number, porGrupo: Array<{ id: string, nombre: string, planeados: number, invitados: number, contestaron: number }>, porArea: Array<{ id: string, nombre: string, planeados: number, invitados: number, contestaron: number }> } } | null } };

export type CuentasDeEncuestadosFragment = { id: string, nombre: string, planeados: number, invitados: number, contestaron: number };

export type TableEncuestadosQueryVariables = Exact<{
  idClima: string;
}>;


export type TableEncuestadosQuery = { appInfo: { getEncuestados: Array<{ id: string, idGrupoDeOpinion: string, correo: string | null, estado: string, estadoCorreo: string, tokenVisto: boolean }> } };

export type PorViaDeEncuestadosFragment = { correo: number, papeleta: number, captura: number };

export type LlegadasQueryVariables = Exact<{
  idClima: string;
}>;


export type LlegadasQuery = { appInfo: { getLlegadas: { porGrupo: Array<{ id: string, hojasSinPersona: number, lugaresSinCorreo: number, personas: { correo: number, papeleta: number, captura: number } }> } } };

export type SalidaDeCorreosQueryVariables = Exact<{
  idClima: string;
}>;


export type SalidaDeCorreosQuery = { appInfo: { getSalidaDeCorreos: { enCola: number, total: number, recordatorios: boolean, gruposRecordadosHoy: Array<string>, carpeta: string | null } } };

export type PorRecordarQueryVariables = Exact<{
  idClima: string;
  idGrupoDeOpinion?: string | null | undefined;
}>;


export type PorRecordarQuery = { appInfo: { getPorRecordar: number } };

export type InsertNewEncuestaMutationVariables = Exact<{
  idClima: string;
  idGrupoDeOpinion: string;
  correos?: Array<string> | string | null | undefined;
  alAbrir?: boolean | null | undefined;
}>;


export type InsertNewEncuestaMutation = { insertNewEncuesta: string };

export type InsertNewEncuestasMutationVariables = Exact<{
  idClima: string;
  invitaciones: Array<Types.InvitacionDeGrupoInput> | Types.InvitacionDeGrupoInput;
  alAbrir?: boolean | null | undefined;
}>;


export type InsertNewEncuestasMutation = { insertNewEncuestas: string };

export type SendCorreoToEncuestaMutationVariables = Exact<{
  idClima: string;
  idEncuesta: string;
  correo: string;
}>;


export type SendCorreoToEncuestaMutation = { sendCorreoToEncuesta: string };

export type SendRecordatoriosMutationVariables = Exact<{
  idClima: string;
  idGrupoDeOpinion?: string | null | undefined;
}>;


export type SendRecordatoriosMutation = { sendRecordatorios: string };

export type DeleteEncuestaMutationVariables = Exact<{
  idClima: string;
  idEncuesta: string;
}>;


export type DeleteEncuestaMutation = { deleteEncuesta: { idEncuesta: string, mensaje: string } };

export type InsertTokensMutationVariables = Exact<{
  idClima: string;
  idGrupoDeOpinion: string;
  cuantos: number;
}>;


export type InsertTokensMutation = { insertTokens: { tokens: Array<string>, mensaje: string } };

export type PlantillaDeListaQueryVariables = Exact<{
  idClima: string;
}>;


export type PlantillaDeListaQuery = { appInfo: { getPlantillaDeLista: string } };

export const ClimaDeEncuestados = "query ClimaDeEncuestados($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){id periodo codigo encuestaActiva cerrado fechaLimite minimoPorGrupo empresa{nombre_comercial}gruposDeOpinion{id orden nombre}areasDeTrabajo{id idsGruposDeOpinion}participacion{planeados invitados contestaron completas porGrupo{...CuentasDeEncuestados}porArea{...CuentasDeEncuestados}}}}}fragment CuentasDeEncuestados on ParticipacionDeParte{id nombre planeados invitados contestaron}" as Operation<ClimaDeEncuestadosQuery, ClimaDeEncuestadosQueryVariables>

export const TableEncuestados = "query TableEncuestados($idClima:ID!){appInfo{getEncuestados(idClima:$idClima){id idGrupoDeOpinion correo estado estadoCorreo tokenVisto}}}" as Operation<TableEncuestadosQuery, TableEncuestadosQueryVariables>

export const Llegadas = "query Llegadas($idClima:ID!){appInfo{getLlegadas(idClima:$idClima){porGrupo{id personas{...PorViaDeEncuestados}hojasSinPersona lugaresSinCorreo}}}}fragment PorViaDeEncuestados on PorVia{correo papeleta captura}" as Operation<LlegadasQuery, LlegadasQueryVariables>

export const SalidaDeCorreos = "query SalidaDeCorreos($idClima:ID!){appInfo{getSalidaDeCorreos(idClima:$idClima){enCola total recordatorios gruposRecordadosHoy carpeta}}}" as Operation<SalidaDeCorreosQuery, SalidaDeCorreosQueryVariables>

export const PorRecordar = "query PorRecordar($idClima:ID!$idGrupoDeOpinion:ID){appInfo{getPorRecordar(idClima:$idClima idGrupoDeOpinion:$idGrupoDeOpinion)}}" as Operation<PorRecordarQuery, PorRecordarQueryVariables>

export const InsertNewEncuesta = "mutation InsertNewEncuesta($idClima:ID!$idGrupoDeOpinion:ID!$correos:[String!]$alAbrir:Boolean){insertNewEncuesta(idClima:$idClima idGrupoDeOpinion:$idGrupoDeOpinion correos:$correos alAbrir:$alAbrir)}" as Operation<InsertNewEncuestaMutation, InsertNewEncuestaMutationVariables>

export const InsertNewEncuestas = "mutation InsertNewEncuestas($idClima:ID!$invitaciones:[InvitacionDeGrupoInput!]!$alAbrir:Boolean){insertNewEncuestas(idClima:$idClima invitaciones:$invitaciones alAbrir:$alAbrir)}" as Operation<InsertNewEncuestasMutation, InsertNewEncuestasMutationVariables>

export const SendCorreoToEncuesta = "mutation SendCorreoToEncuesta($idClima:ID!$idEncuesta:ID!$correo:String!){sendCorreoToEncuesta(idClima:$idClima idEncuesta:$idEncuesta correo:$correo)}" as Operation<SendCorreoToEncuestaMutation, SendCorreoToEncuestaMutationVariables>

export const SendRecordatorios = "mutation SendRecordatorios($idClima:ID!$idGrupoDeOpinion:ID){sendRecordatorios(idClima:$idClima idGrupoDeOpinion:$idGrupoDeOpinion)}" as Operation<SendRecordatoriosMutation, SendRecordatoriosMutationVariables>

export const DeleteEncuesta = "mutation DeleteEncuesta($idClima:ID!$idEncuesta:ID!){deleteEncuesta(idClima:$idClima idEncuesta:$idEncuesta){idEncuesta mensaje}}" as Operation<DeleteEncuestaMutation, DeleteEncuestaMutationVariables>

export const InsertTokens = "mutation InsertTokens($idClima:ID!$idGrupoDeOpinion:ID!$cuantos:Int!){insertTokens(idClima:$idClima idGrupoDeOpinion:$idGrupoDeOpinion cuantos:$cuantos){tokens mensaje}}" as Operation<InsertTokensMutation, InsertTokensMutationVariables>

export const PlantillaDeLista = "query PlantillaDeLista($idClima:ID!){appInfo{getPlantillaDeLista(idClima:$idClima)}}" as Operation<PlantillaDeListaQuery, PlantillaDeListaQueryVariables>