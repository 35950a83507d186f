/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type EstadoDeCompromiso =
  | 'enMarcha'
  | 'hecho'
  | 'porEmpezar';

export type RondaQueryVariables = Exact<{
  idClima: string;
}>;


export type RondaQuery = { appInfo: { climaOrganizacional: { id: string, periodo: string, estudio: boolean, encuestaActiva: boolean, cerrado: boolean, minimoPorGrupo: number, publicacion: number, empresa: { nombre_comercial: string }, participacion: { planeados: number, contestaron: number } } | null } };

export type SatisfaccionDeRondaQueryVariables = Exact<{
  idClima: string;
}>;


export type SatisfaccionDeRondaQuery = { appInfo: { climaOrganizacional: { avance: { con: number } | null, dataProcesada: { porcentajeSatisfaccionGeneral: number | null } } | null } };

export type PlanDeRondaQueryVariables = Exact<{
  idClima: string;
}>;


export type PlanDeRondaQuery = { appInfo: { getPlan: { compromisos: Array<{ estado: Types.EstadoDeCompromiso, fecha: string }> } } };

export type TextosDeRondaQueryVariables = Exact<{
  idClima: string;
}>;


export type TextosDeRondaQuery = { appInfo: { getInforme: { secciones: Array<{ incluida: boolean, redacciones: Array<{ revisada: boolean }> }> }, getTemasPorArea: { respuestas: number, conTema: number | null } } };

export const Ronda = "query Ronda($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){id periodo estudio encuestaActiva cerrado minimoPorGrupo publicacion empresa{nombre_comercial}participacion{planeados contestaron}}}}" as Operation<RondaQuery, RondaQueryVariables>

export const SatisfaccionDeRonda = "query SatisfaccionDeRonda($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){avance{con}dataProcesada{porcentajeSatisfaccionGeneral}}}}" as Operation<SatisfaccionDeRondaQuery, SatisfaccionDeRondaQueryVariables>

export const PlanDeRonda = "query PlanDeRonda($idClima:ID!){appInfo{getPlan(idClima:$idClima){compromisos{estado fecha}}}}" as Operation<PlanDeRondaQuery, PlanDeRondaQueryVariables>

export const TextosDeRonda = "query TextosDeRonda($idClima:ID!){appInfo{getInforme(idClima:$idClima){secciones{incluida redacciones{revisada}}}getTemasPorArea(idClima:$idClima){respuestas conTema}}}" as Operation<TextosDeRondaQuery, TextosDeRondaQueryVariables>