/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
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

export type PortadaDeEncuestaQueryVariables = Exact<{
  idClima: string;
}>;


export type PortadaDeEncuestaQuery = { getPortadaDeEncuesta: { empresa: string, logo: string | null, minimoPorGrupo: number, encuestaActiva: boolean, plazoTerminado: boolean, minutos: number, hasta: string | null, bienvenida: { saludo: string, parrafos: Array<string>, firma: string }, gracias: { saludo: string, parrafos: Array<string>, firma: string } } | null };

export type PortadaDeEncuestaCompletaFragment = { empresa: string, logo: string | null, minimoPorGrupo: number, encuestaActiva: boolean, plazoTerminado: boolean, minutos: number, hasta: string | null, bienvenida: { saludo: string, parrafos: Array<string>, firma: string }, gracias: { saludo: string, parrafos: Array<string>, firma: string } };

export type EncuestaDePruebaQueryVariables = Exact<{
  codigo: string;
}>;


export type EncuestaDePruebaQuery = { getEncuestaDePrueba: { idClima: string, nombre: string | null, portada: { empresa: string, logo: string | null, minimoPorGrupo: number, encuestaActiva: boolean, plazoTerminado: boolean, minutos: number, hasta: string | null, bienvenida: { saludo: string, parrafos: Array<string>, firma: string }, gracias: { saludo: string, parrafos: Array<string>, firma: string } }, encuesta: { revision: string, encuestaActiva: boolean, plazoTerminado: boolean, cuestionario: { partesCuestionario: Array<{ id: string, orden: number, tipo: Types.TipoDeParte, preguntaGeneral: string | null, cantidadDeOpciones: number | null, puntos: Array<{ texto: string, favorable: boolean }> | null, preguntaAbierta: { id: string, orden: number, pregunta: string } | null, preguntas: Array<{ id: string, orden: number, pregunta: string, positiva: boolean | null, NoAplica: boolean }> }> }, respuestas: Array<{ idPregunta: string }> } } | null };

export type AnswerEncuestaDePruebaMutationVariables = Exact<{
  codigo: string;
  nombre: string;
  aprueba: boolean;
  nota: string;
}>;


export type AnswerEncuestaDePruebaMutation = { answerEncuestaDePrueba: string };

export type GetEncuestadoQueryVariables = Exact<{
  idClima: string;
  token: string;
}>;


export type GetEncuestadoQuery = { getEncuestado: { revision: string, encuestaActiva: boolean, plazoTerminado: boolean, cuestionario: { partesCuestionario: Array<{ id: string, orden: number, tipo: Types.TipoDeParte, preguntaGeneral: string | null, cantidadDeOpciones: number | null, puntos: Array<{ texto: string, favorable: boolean }> | null, preguntaAbierta: { id: string, orden: number, pregunta: string } | null, preguntas: Array<{ id: string, orden: number, pregunta: string, positiva: boolean | null, NoAplica: boolean }> }> }, respuestas: Array<{ idPregunta: string }> } | null };

export type EncuestaAbiertaFragment = { revision: string, encuestaActiva: boolean, plazoTerminado: boolean, cuestionario: { partesCuestionario: Array<{ id: string, orden: number, tipo: Types.TipoDeParte, preguntaGeneral: string | null, cantidadDeOpciones: number | null, puntos: Array<{ texto: string, favorable: boolean }> | null, preguntaAbierta: { id: string, orden: number, pregunta: string } | null, preguntas: Array<{ id: string, orden: number, pregunta: string, positiva: boolean | null, NoAplica: boolean }> }> }, respuestas: Array<{ idPregunta: string }> };

export type InsertRespuestasEncuestaMutationVariables = Exact<{
  idClima: string;
  token: string;
  respuestas: Array<Types.RespuestaInput> | Types.RespuestaInput;
  revision: string;
}>;


export type InsertRespuestasEncuestaMutation = { insertRespuestasEncuesta: Array<{ idPregunta: string }> };

export type CheckCodigoDeKioscoQueryVariables = Exact<{
  idClima: string;
  codigo: string;
}>;


export type CheckCodigoDeKioscoQuery = { checkCodigoDeKiosco: boolean };

export const PortadaDeEncuesta = "query PortadaDeEncuesta($idClima:ID!){getPortadaDeEncuesta(idClima:$idClima){...PortadaDeEncuestaCompleta}}fragment PortadaDeEncuestaCompleta on PortadaDeEncuesta{empresa logo minimoPorGrupo encuestaActiva plazoTerminado minutos hasta bienvenida{saludo parrafos firma}gracias{saludo parrafos firma}}" as Operation<PortadaDeEncuestaQuery, PortadaDeEncuestaQueryVariables>

export const EncuestaDePrueba = "query EncuestaDePrueba($codigo:String!){getEncuestaDePrueba(codigo:$codigo){idClima nombre portada{...PortadaDeEncuestaCompleta}encuesta{...EncuestaAbierta}}}fragment PortadaDeEncuestaCompleta on PortadaDeEncuesta{empresa logo minimoPorGrupo encuestaActiva plazoTerminado minutos hasta bienvenida{saludo parrafos firma}gracias{saludo parrafos firma}}fragment EncuestaAbierta on EncuestaDeEncuestado{revision encuestaActiva plazoTerminado cuestionario{partesCuestionario{id orden tipo preguntaGeneral cantidadDeOpciones puntos{texto favorable}preguntaAbierta{id orden pregunta}preguntas{id orden pregunta positiva NoAplica}}}respuestas{idPregunta}}" as Operation<EncuestaDePruebaQuery, EncuestaDePruebaQueryVariables>

export const AnswerEncuestaDePrueba = "mutation AnswerEncuestaDePrueba($codigo:String!$nombre:String!$aprueba:Boolean!$nota:String!){answerEncuestaDePrueba(codigo:$codigo nombre:$nombre aprueba:$aprueba nota:$nota)}" as Operation<AnswerEncuestaDePruebaMutation, AnswerEncuestaDePruebaMutationVariables>

export const GetEncuestado = "query GetEncuestado($idClima:ID!$token:String!){getEncuestado(idClima:$idClima token:$token){...EncuestaAbierta}}fragment EncuestaAbierta on EncuestaDeEncuestado{revision encuestaActiva plazoTerminado cuestionario{partesCuestionario{id orden tipo preguntaGeneral cantidadDeOpciones puntos{texto favorable}preguntaAbierta{id orden pregunta}preguntas{id orden pregunta positiva NoAplica}}}respuestas{idPregunta}}" as Operation<GetEncuestadoQuery, GetEncuestadoQueryVariables>

export const InsertRespuestasEncuesta = "mutation InsertRespuestasEncuesta($idClima:ID!$token:String!$respuestas:[RespuestaInput!]!$revision:String!){insertRespuestasEncuesta(idClima:$idClima token:$token respuestas:$respuestas revision:$revision){idPregunta}}" as Operation<InsertRespuestasEncuestaMutation, InsertRespuestasEncuestaMutationVariables>

export const CheckCodigoDeKiosco = "query CheckCodigoDeKiosco($idClima:ID!$codigo:String!){checkCodigoDeKiosco(idClima:$idClima codigo:$codigo)}" as Operation<CheckCodigoDeKioscoQuery, CheckCodigoDeKioscoQueryVariables>