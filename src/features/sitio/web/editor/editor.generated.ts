/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type ContenidoDeSitioInput = {
  ocultas: Array<string>;
  orden: Array<string>;
  textos: Array<TextoDeSitioInput>;
};

export type TextoDeSitioInput = {
  clave: string;
  texto: string;
};

export type SitioQueryVariables = Exact<{ [key: string]: never; }>;


export type SitioQuery = { appInfo: { getSitio: { revision: number, borrador: { orden: Array<string>, ocultas: Array<string>, textos: Array<{ clave: string, texto: string }> }, publicado: { orden: Array<string>, ocultas: Array<string>, textos: Array<{ clave: string, texto: string }> }, anterior: { orden: Array<string>, ocultas: Array<string>, textos: Array<{ clave: string, texto: string }> } | null } } };

export type UpdateSitioMutationVariables = Exact<{
  contenido: Types.ContenidoDeSitioInput;
  revision: number;
  publicar: boolean;
}>;


export type UpdateSitioMutation = { updateSitio: { revision: number, borrador: { orden: Array<string>, ocultas: Array<string>, textos: Array<{ clave: string, texto: string }> }, publicado: { orden: Array<string>, ocultas: Array<string>, textos: Array<{ clave: string, texto: string }> }, anterior: { orden: Array<string>, ocultas: Array<string>, textos: Array<{ clave: string, texto: string }> } | null } };

export type SitioEditadoFragment = { revision: number, borrador: { orden: Array<string>, ocultas: Array<string>, textos: Array<{ clave: string, texto: string }> }, publicado: { orden: Array<string>, ocultas: Array<string>, textos: Array<{ clave: string, texto: string }> }, anterior: { orden: Array<string>, ocultas: Array<string>, textos: Array<{ clave: string, texto: string }> } | null };

export type ContenidoFragment = { orden: Array<string>, ocultas: Array<string>, textos: Array<{ clave: string, texto: string }> };

export const Sitio = "query Sitio{appInfo{getSitio{...SitioEditado}}}fragment SitioEditado on SitioEditado{revision borrador{...Contenido}publicado{...Contenido}anterior{...Contenido}}fragment Contenido on ContenidoDeSitio{textos{clave texto}orden ocultas}" as Operation<SitioQuery, SitioQueryVariables>

export const UpdateSitio = "mutation UpdateSitio($contenido:ContenidoDeSitioInput!$revision:Int!$publicar:Boolean!){updateSitio(contenido:$contenido revision:$revision publicar:$publicar){...SitioEditado}}fragment SitioEditado on SitioEditado{revision borrador{...Contenido}publicado{...Contenido}anterior{...Contenido}}fragment Contenido on ContenidoDeSitio{textos{clave texto}orden ocultas}" as Operation<UpdateSitioMutation, UpdateSitioMutationVariables>