/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
/** Why a set of people shows no figures. */
export type Reserva =
  /** It has fewer people than the minimum. */
  | 'menosDelMinimo'
  /** With its figures those of a smaller set could be worked out. */
  | 'porOtroGrupo'
  /** None of its sheets is published. */
  | 'sinPublicar';

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

export type ResumenDeVistasQueryVariables = Exact<{
  idClima: string;
}>;


export type ResumenDeVistasQuery = { appInfo: { getTemasPorArea: { respuestas: number, conTema: number | null } }, getGraficasComplementarias: Array<{ tipo: Types.TipoDeParte, preguntas: Array<{ pregunta: string, porcentajes: Array<{ porcentaje: number | null }> }> }>, getAreasDeTrabajoSatisfaccionGeneral: Array<{ nombre: string, reserva: Types.Reserva | null, gruposDeOpinion: Array<{ orden: number, reserva: Types.Reserva | null, variables: Array<{ factoresEvaluados: Array<{ porcentajeOfFactorEvaluado: number | null }> }> }>, variables: Array<{ factoresEvaluados: Array<{ porcentajeOfFactorEvaluado: number | null }> }> }> };

export type FactoresDeAreaFragment = { nombre: string, reserva: Types.Reserva | null, variables: Array<{ factoresEvaluados: Array<{ porcentajeOfFactorEvaluado: number | null }> }> };

export const ResumenDeVistas = "query ResumenDeVistas($idClima:ID!){appInfo{getTemasPorArea(idClima:$idClima){respuestas conTema}}getGraficasComplementarias(idClima:$idClima){tipo preguntas{pregunta porcentajes{porcentaje}}}getAreasDeTrabajoSatisfaccionGeneral(idClima:$idClima){...FactoresDeArea gruposDeOpinion{orden reserva variables{factoresEvaluados{porcentajeOfFactorEvaluado}}}}}fragment FactoresDeArea on AreaDeTrabajo{nombre reserva variables{factoresEvaluados{porcentajeOfFactorEvaluado}}}" as Operation<ResumenDeVistasQuery, ResumenDeVistasQueryVariables>