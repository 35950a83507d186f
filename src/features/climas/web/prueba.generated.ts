/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type PruebaDeClimaQueryVariables = Exact<{
  idClima: string;
}>;


export type PruebaDeClimaQuery = { appInfo: { getPruebaDeClima: { codigo: string | null, vence: number, decision: { aprueba: boolean, quien: string, momento: number, nota: string, cambio: boolean } | null } } };

export const PruebaDeClima = "query PruebaDeClima($idClima:ID!){appInfo{getPruebaDeClima(idClima:$idClima){codigo vence decision{aprueba quien momento nota cambio}}}}" as Operation<PruebaDeClimaQuery, PruebaDeClimaQueryVariables>