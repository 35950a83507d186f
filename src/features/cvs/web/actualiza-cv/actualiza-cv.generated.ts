/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type TipoDeArchivo =
  | 'doc'
  | 'docx'
  | 'jpg'
  | 'odt'
  | 'pdf'
  | 'png';

export type GetCVPropioQueryVariables = Exact<{
  token: string;
}>;


export type GetCVPropioQuery = { getCVPropio: { nombres: string, alDia: number, plazas: Array<string>, finDeCelular: string, nombreArchivo: string | null, tipoArchivo: Types.TipoDeArchivo, hasta: number, seBorra: number | null } | null };

export const GetCVPropio = "query GetCVPropio($token:String!){getCVPropio(token:$token){nombres alDia plazas finDeCelular nombreArchivo tipoArchivo hasta seBorra}}" as Operation<GetCVPropioQuery, GetCVPropioQueryVariables>