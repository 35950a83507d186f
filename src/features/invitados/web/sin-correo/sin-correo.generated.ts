/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type HojaCapturadaInput = {
  respuestas: Array<RespuestaInput>;
  serie: number;
};

export type Papel =
  | 'a4'
  | 'carta'
  /** 8.5 by 13 inches. (Ours.) */
  | 'oficio';

export type RespuestaInput = {
  idPregunta: string;
  /** At most 4,000 characters where it is a text. */
  respuesta: string;
};

export type TipoDeParte =
  /** Points in an order of their own; an answer is the place of its point, from 0, or n of "No Aplica". */
  | 'escala'
  | 'maloToExelente'
  | 'preguntasAbiertas'
  | 'seleccionMultiple'
  | 'smile'
  | 'tiempoDeLaborarEnEmpresa'
  /** Options of which one is chosen. */
  | 'unica';

export type ViaDeLote =
  | 'captura'
  | 'papeleta';

export type PersonasSinCorreoQueryVariables = Exact<{
  idClima: string;
}>;


export type PersonasSinCorreoQuery = { appInfo: { getCodigoDeKiosco: string | null, climaOrganizacional: { id: string, periodo: string, codigo: string, cerrado: boolean, encuestaActiva: boolean, fechaLimite: number | null, minimoPorGrupo: number, empresa: { nombre_comercial: string }, gruposDeOpinion: Array<{ id: string, orden: number, nombre: string, encuestadosPlaneados: number }>, participacion: { planeados: number } } | null, getLlegadas: { porGrupo: Array<{ id: string, lugaresSinCorreo: number, personas: { correo: number, papeleta: number, captura: number } }> }, getLotes: Array<{ numero: number, idGrupoDeOpinion: string, via: Types.ViaDeLote, hojas: number, series: number, usadas: number | null, anulado: boolean, creado: number, nombre: string | null }>, getAjustes: { papel: Types.Papel } } };

export type LoteEnListaFragment = { numero: number, idGrupoDeOpinion: string, via: Types.ViaDeLote, hojas: number, series: number, usadas: number | null, anulado: boolean, creado: number, nombre: string | null };

export type InsertLoteMutationVariables = Exact<{
  idClima: string;
  idGrupoDeOpinion: string;
  via: Types.ViaDeLote;
  hojas: number;
}>;


export type InsertLoteMutation = { insertLote: { numero: number } };

export type PrintPapeletasMutationVariables = Exact<{
  idClima: string;
  lote: number;
  cuantas: number;
  papel: Types.Papel;
}>;


export type PrintPapeletasMutation = { printPapeletas: string };

export type AnularLoteMutationVariables = Exact<{
  idClima: string;
  lote: number;
}>;


export type AnularLoteMutation = { anularLote: { numero: number } };

export type CuestionarioEnPapelQueryVariables = Exact<{
  idClima: string;
  lote: number;
  papel: Types.Papel;
}>;


export type CuestionarioEnPapelQuery = { appInfo: { getCuestionarioEnPapel: string } };

export type DrawCapturaMutationVariables = Exact<{
  idClima: string;
  lote: number;
  cuantas: number;
}>;


export type DrawCapturaMutation = { drawCaptura: { series: Array<number>, revision: string, cuestionario: { partesCuestionario: Array<{ id: string, orden: number, tipo: Types.TipoDeParte, variable: string | null, preguntaGeneral: string | null, cantidadDeOpciones: number | null, puntos: Array<{ texto: string, favorable: boolean }> | null, preguntaAbierta: { id: string, orden: number, pregunta: string } | null, preguntas: Array<{ id: string, orden: number, pregunta: string, factorEvaluado: string | null, positiva: boolean | null, NoAplica: boolean }> }> } } };

export type InsertCapturaMutationVariables = Exact<{
  idClima: string;
  lote: number;
  hojas: Array<Types.HojaCapturadaInput> | Types.HojaCapturadaInput;
  revision?: string | null | undefined;
}>;


export type InsertCapturaMutation = { insertCaptura: { mensaje: string } };

export const PersonasSinCorreo = "query PersonasSinCorreo($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){id periodo codigo cerrado encuestaActiva fechaLimite minimoPorGrupo empresa{nombre_comercial}gruposDeOpinion{id orden nombre encuestadosPlaneados}participacion{planeados}}getLlegadas(idClima:$idClima){porGrupo{id personas{correo papeleta captura}lugaresSinCorreo}}getLotes(idClima:$idClima){...LoteEnLista}getCodigoDeKiosco(idClima:$idClima)getAjustes{papel}}}fragment LoteEnLista on Lote{numero idGrupoDeOpinion via hojas series usadas anulado creado nombre}" as Operation<PersonasSinCorreoQuery, PersonasSinCorreoQueryVariables>

export const InsertLote = "mutation InsertLote($idClima:ID!$idGrupoDeOpinion:ID!$via:ViaDeLote!$hojas:Int!){insertLote(idClima:$idClima idGrupoDeOpinion:$idGrupoDeOpinion via:$via hojas:$hojas){numero}}" as Operation<InsertLoteMutation, InsertLoteMutationVariables>

export const PrintPapeletas = "mutation PrintPapeletas($idClima:ID!$lote:Int!$cuantas:Int!$papel:Papel!){printPapeletas(idClima:$idClima lote:$lote cuantas:$cuantas papel:$papel)}" as Operation<PrintPapeletasMutation, PrintPapeletasMutationVariables>

export const AnularLote = "mutation AnularLote($idClima:ID!$lote:Int!){anularLote(idClima:$idClima lote:$lote){numero}}" as Operation<AnularLoteMutation, AnularLoteMutationVariables>

export const CuestionarioEnPapel = "query CuestionarioEnPapel($idClima:ID!$lote:Int!$papel:Papel!){appInfo{getCuestionarioEnPapel(idClima:$idClima lote:$lote papel:$papel)}}" as Operation<CuestionarioEnPapelQuery, CuestionarioEnPapelQueryVariables>

export const DrawCaptura = "mutation DrawCaptura($idClima:ID!$lote:Int!$cuantas:Int!){drawCaptura(idClima:$idClima lote:$lote cuantas:$cuantas){series revision cuestionario{partesCuestionario{id orden tipo variable preguntaGeneral cantidadDeOpciones puntos{texto favorable}preguntaAbierta{id orden pregunta}preguntas{id orden pregunta factorEvaluado positiva NoAplica}}}}}" as Operation<DrawCapturaMutation, DrawCapturaMutationVariables>

export const InsertCaptura = "mutation InsertCaptura($idClima:ID!$lote:Int!$hojas:[HojaCapturadaInput!]!$revision:String){insertCaptura(idClima:$idClima lote:$lote hojas:$hojas revision:$revision){mensaje}}" as Operation<InsertCapturaMutation, InsertCapturaMutationVariables>