/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
/** A name of at most 80 letters, and a line of at most 300 on what it is for. */
export type PlantillaInput = {
  descripcion: string;
  nombre: string;
};

export type PlantillasQueryVariables = Exact<{ [key: string]: never; }>;


export type PlantillasQuery = { appInfo: { getPlantillas: Array<{ id: string, nombre: string, descripcion: string, cantidadDePreguntas: number, creada: number }> } };

export type DocumentoDePlantillaQueryVariables = Exact<{
  idPlantilla: string;
}>;


export type DocumentoDePlantillaQuery = { appInfo: { getDocumentoDePlantilla: string } };

export type InsertPlantillaMutationVariables = Exact<{
  idClima: string;
  plantilla: Types.PlantillaInput;
}>;


export type InsertPlantillaMutation = { insertPlantilla: { mensaje: string } };

export type UpdatePlantillaMutationVariables = Exact<{
  idPlantilla: string;
  plantilla: Types.PlantillaInput;
}>;


export type UpdatePlantillaMutation = { updatePlantilla: { mensaje: string } };

export type DeletePlantillaMutationVariables = Exact<{
  idPlantilla: string;
}>;


export type DeletePlantillaMutation = { deletePlantilla: { mensaje: string } };

export const Plantillas = "query Plantillas{appInfo{getPlantillas{id nombre descripcion cantidadDePreguntas creada}}}" as Operation<PlantillasQuery, PlantillasQueryVariables>

export const DocumentoDePlantilla = "query DocumentoDePlantilla($idPlantilla:ID!){appInfo{getDocumentoDePlantilla(idPlantilla:$idPlantilla)}}" as Operation<DocumentoDePlantillaQuery, DocumentoDePlantillaQueryVariables>

export const InsertPlantilla = "mutation InsertPlantilla($idClima:ID!$plantilla:PlantillaInput!){insertPlantilla(idClima:$idClima plantilla:$plantilla){mensaje}}" as Operation<InsertPlantillaMutation, InsertPlantillaMutationVariables>

export const UpdatePlantilla = "mutation UpdatePlantilla($idPlantilla:ID!$plantilla:PlantillaInput!){updatePlantilla(idPlantilla:$idPlantilla plantilla:$plantilla){mensaje}}" as Operation<UpdatePlantillaMutation, UpdatePlantillaMutationVariables>

export const DeletePlantilla = "mutation DeletePlantilla($idPlantilla:ID!){deletePlantilla(idPlantilla:$idPlantilla){mensaje}}" as Operation<DeletePlantillaMutation, DeletePlantillaMutationVariables>