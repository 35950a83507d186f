/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
/** fila: the row of the workbook. porcentaje: satisfied people, from 0 to 100. */
export type CifraDeEstudioInput = {
  fila: number;
  personas: number;
  porcentaje: number;
  variable: string;
};

export type ClaseDeEstudio =
  | 'area'
  | 'empresa'
  | 'grupo';

/** Of an area or a group, by its name; a group of another name, and an area, are their own. */
export type ConjuntoDeEstudioInput = {
  cifras: Array<CifraDeEstudioInput>;
  clase: ClaseDeEstudio;
  nombre: string;
};

/** At most 10,000 figures. A name as that of every round. */
export type EstudioAnteriorInput = {
  conjuntos: Array<ConjuntoDeEstudioInput>;
  fechaInicio: number;
  nombre?: string | null | undefined;
};

export type InsertEstudioAnteriorMutationVariables = Exact<{
  idClima: string;
  estudio: Types.EstudioAnteriorInput;
}>;


export type InsertEstudioAnteriorMutation = { insertEstudioAnterior: { mensaje: string } };

export const InsertEstudioAnterior = "mutation InsertEstudioAnterior($idClima:ID!$estudio:EstudioAnteriorInput!){insertEstudioAnterior(idClima:$idClima estudio:$estudio){mensaje}}" as Operation<InsertEstudioAnteriorMutation, InsertEstudioAnteriorMutationVariables>