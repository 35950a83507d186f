/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type RondasDeClienteQueryVariables = Exact<{ [key: string]: never; }>;


export type RondasDeClienteQuery = { appInfo: { getRondasDeCliente: Array<{ id: string, idEmpresa: string, empresa: string, anio: number, encuestaActiva: boolean, cerrado: boolean, fechaInicio: number, fechaLimite: number | null, minimoPorGrupo: number, invitados: number, contestaron: number, reservados: number, publicado: number | null, grupos: Array<{ id: string, nombre: string, invitados: number, contestaron: number }> }> } };

export const RondasDeCliente = "query RondasDeCliente{appInfo{getRondasDeCliente{id idEmpresa empresa anio encuestaActiva cerrado fechaInicio fechaLimite minimoPorGrupo invitados contestaron grupos{id nombre invitados contestaron}reservados publicado}}}" as Operation<RondasDeClienteQuery, RondasDeClienteQueryVariables>