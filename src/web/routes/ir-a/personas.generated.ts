/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type PersonasPorNombreQueryVariables = Exact<{
  filtro?: string | null | undefined;
}>;


export type PersonasPorNombreQuery = { appInfo: { getCVs: Array<{ id: string, primerNombre: string, primerApellido: string, segundoApellido: string }> } };

export const PersonasPorNombre = "query PersonasPorNombre($filtro:String){appInfo{getCVs(filtro:$filtro limit:4 cursor:0){id primerNombre primerApellido segundoApellido}}}" as Operation<PersonasPorNombreQuery, PersonasPorNombreQueryVariables>