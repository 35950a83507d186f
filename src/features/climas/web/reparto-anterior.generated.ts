/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type RepartoAnteriorQueryVariables = Exact<{
  idClima: string;
}>;


export type RepartoAnteriorQuery = { appInfo: { climaOrganizacional: { dataProcesada: { cantidadDeEncuestadosPorAntiguedad: { labels: Array<string>, data: Array<number | null> } } } | null } };

export const RepartoAnterior = "query RepartoAnterior($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){dataProcesada{cantidadDeEncuestadosPorAntiguedad{labels data}}}}}" as Operation<RepartoAnteriorQuery, RepartoAnteriorQueryVariables>