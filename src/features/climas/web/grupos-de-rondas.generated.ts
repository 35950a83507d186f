/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type GruposDeRondasQueryVariables = Exact<{
  idEmpresa: string;
}>;


export type GruposDeRondasQuery = { appInfo: { getClimas: { climas: Array<{ id: string, congelado: boolean, gruposDeOpinion: Array<{ orden: number, nombre: string, encuestadosPlaneados: number }> }> } } };

export const GruposDeRondas = "query GruposDeRondas($idEmpresa:ID!){appInfo{getClimas(idEmpresa:$idEmpresa limit:20 cursor:0){climas{id congelado gruposDeOpinion{orden nombre encuestadosPlaneados}}}}}" as Operation<GruposDeRondasQuery, GruposDeRondasQueryVariables>