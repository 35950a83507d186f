/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type EleccionesInput = {
  apagadas: Array<string>;
  decidir: Array<string>;
  destinatario: string;
  encendidas: Array<string>;
  /** Quotes and commitments to leave out, by id. */
  fuera?: Array<string> | null | undefined;
  idClimaAntes?: string | null | undefined;
  orden: Array<string>;
  papel?: Papel | null | undefined;
};

export type FormatoDeInforme =
  | 'pdf'
  | 'pptx'
  /** Figures as tables, for the client: no answer that somebody wrote. */
  | 'xlsx';

export type Papel =
  | 'a4'
  | 'carta'
  /** 8.5 by 13 inches. (Ours.) */
  | 'oficio';

export type InformeDeClimaQueryVariables = Exact<{
  idClima: string;
}>;


export type InformeDeClimaQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, cerrado: boolean, publicaciones: Array<{ numero: number, fecha: number }>, empresa: { nombre_comercial: string } } | null, getInforme: { revision: number, destinatario: string, idClimaAntes: string | null, minimoPorGrupo: number, trabajosAlDia: Array<string>, decidir: Array<string>, papel: Types.Papel | null, comparables: Array<{ idClima: string, periodo: string, publicadaAlCliente: boolean }>, logos: { firma: boolean, empresa: boolean }, citas: Array<{ id: string, texto: string, nota: string, incluida: boolean }>, compromisos: Array<{ id: string, texto: string, nota: string, incluida: boolean }>, secciones: Array<{ clave: string, nombre: string, fija: boolean, incluida: boolean, redacciones: Array<{ clave: string, nombre: string, titular: string, comentario: string, sugerida: boolean, cifrasCambiaron: boolean, revisada: boolean, revisadaPor: string | null, revision: number, posibles: Array<{ titular: string, comentario: string }> }> }> } } };

export type UpdateInformeMutationVariables = Exact<{
  idClima: string;
  elecciones: Types.EleccionesInput;
  revision: number;
}>;


export type UpdateInformeMutation = { updateInforme: number };

export type UpdateRedaccionMutationVariables = Exact<{
  idClima: string;
  clave: string;
  titular: string;
  comentario: string;
  revisada: boolean;
  revision: number;
}>;


export type UpdateRedaccionMutation = { updateRedaccion: number };

export type MakeInformeMutationVariables = Exact<{
  idClima: string;
  formato: Types.FormatoDeInforme;
}>;


export type MakeInformeMutation = { makeInforme: string };

export const InformeDeClima = "query InformeDeClima($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){id periodo cerrado publicaciones{numero fecha}empresa{nombre_comercial}}getInforme(idClima:$idClima){revision destinatario idClimaAntes comparables{idClima periodo publicadaAlCliente}minimoPorGrupo trabajosAlDia decidir papel logos{firma empresa}citas{id texto nota incluida}compromisos{id texto nota incluida}secciones{clave nombre fija incluida redacciones{clave nombre titular comentario sugerida cifrasCambiaron posibles{titular comentario}revisada revisadaPor revision}}}}}" as Operation<InformeDeClimaQuery, InformeDeClimaQueryVariables>

export const UpdateInforme = "mutation UpdateInforme($idClima:ID!$elecciones:EleccionesInput!$revision:Int!){updateInforme(idClima:$idClima elecciones:$elecciones revision:$revision)}" as Operation<UpdateInformeMutation, UpdateInformeMutationVariables>

export const UpdateRedaccion = "mutation UpdateRedaccion($idClima:ID!$clave:String!$titular:String!$comentario:String!$revisada:Boolean!$revision:Int!){updateRedaccion(idClima:$idClima clave:$clave titular:$titular comentario:$comentario revisada:$revisada revision:$revision)}" as Operation<UpdateRedaccionMutation, UpdateRedaccionMutationVariables>

export const MakeInforme = "mutation MakeInforme($idClima:ID!$formato:FormatoDeInforme!){makeInforme(idClima:$idClima formato:$formato)}" as Operation<MakeInformeMutation, MakeInformeMutationVariables>