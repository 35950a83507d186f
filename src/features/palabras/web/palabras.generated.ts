/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type ClaseDeCorreo =
  | 'invitacion'
  | 'recordatorio';

export type PalabrasInput = {
  bienvenida: TextoInput;
  gracias: TextoInput;
  invitacion: TextoInput;
  recordatorio: TextoInput;
  remitente: string;
  responderA: string;
};

export type TextoInput = {
  asunto: string;
  cuerpo: string;
  firma: string;
  saludo: string;
};

export type TextosDePalabrasFragment = { remitente: string, responderA: string, invitacion: { asunto: string, saludo: string, cuerpo: string, firma: string }, recordatorio: { asunto: string, saludo: string, cuerpo: string, firma: string }, bienvenida: { asunto: string, saludo: string, cuerpo: string, firma: string }, gracias: { asunto: string, saludo: string, cuerpo: string, firma: string } };

export type CamposDeTextoFragment = { asunto: string, saludo: string, cuerpo: string, firma: string };

export type PalabrasDeClimaQueryVariables = Exact<{
  idClima: string;
}>;


export type PalabrasDeClimaQuery = { appInfo: { getPalabras: { propias: { remitente: string, responderA: string, invitacion: { asunto: string, saludo: string, cuerpo: string, firma: string }, recordatorio: { asunto: string, saludo: string, cuerpo: string, firma: string }, bienvenida: { asunto: string, saludo: string, cuerpo: string, firma: string }, gracias: { asunto: string, saludo: string, cuerpo: string, firma: string } }, deLaFirma: { remitente: string, responderA: string, invitacion: { asunto: string, saludo: string, cuerpo: string, firma: string }, recordatorio: { asunto: string, saludo: string, cuerpo: string, firma: string }, bienvenida: { asunto: string, saludo: string, cuerpo: string, firma: string }, gracias: { asunto: string, saludo: string, cuerpo: string, firma: string } } } } };

export type PalabrasDeFirmaQueryVariables = Exact<{ [key: string]: never; }>;


export type PalabrasDeFirmaQuery = { appInfo: { getPalabrasDeFirma: { remitente: string, responderA: string, invitacion: { asunto: string, saludo: string, cuerpo: string, firma: string }, recordatorio: { asunto: string, saludo: string, cuerpo: string, firma: string }, bienvenida: { asunto: string, saludo: string, cuerpo: string, firma: string }, gracias: { asunto: string, saludo: string, cuerpo: string, firma: string } } } };

export type MuestraDeCorreoQueryVariables = Exact<{
  idClima: string;
  clase: Types.ClaseDeCorreo;
  palabras: Types.PalabrasInput;
}>;


export type MuestraDeCorreoQuery = { appInfo: { getMuestraDeCorreo: { de: string, responderA: string | null, asunto: string, html: string } } };

export type UpdatePalabrasMutationVariables = Exact<{
  idClima: string;
  palabras: Types.PalabrasInput;
}>;


export type UpdatePalabrasMutation = { updatePalabras: string };

export type UpdatePalabrasDeFirmaMutationVariables = Exact<{
  palabras: Types.PalabrasInput;
}>;


export type UpdatePalabrasDeFirmaMutation = { updatePalabrasDeFirma: string };

export type SendCorreoDePruebaMutationVariables = Exact<{
  idClima: string;
  clase: Types.ClaseDeCorreo;
  palabras: Types.PalabrasInput;
}>;


export type SendCorreoDePruebaMutation = { sendCorreoDePrueba: string };

export const PalabrasDeClima = "query PalabrasDeClima($idClima:ID!){appInfo{getPalabras(idClima:$idClima){propias{...TextosDePalabras}deLaFirma{...TextosDePalabras}}}}fragment TextosDePalabras on Palabras{remitente responderA invitacion{...CamposDeTexto}recordatorio{...CamposDeTexto}bienvenida{...CamposDeTexto}gracias{...CamposDeTexto}}fragment CamposDeTexto on Texto{asunto saludo cuerpo firma}" as Operation<PalabrasDeClimaQuery, PalabrasDeClimaQueryVariables>

export const PalabrasDeFirma = "query PalabrasDeFirma{appInfo{getPalabrasDeFirma{...TextosDePalabras}}}fragment TextosDePalabras on Palabras{remitente responderA invitacion{...CamposDeTexto}recordatorio{...CamposDeTexto}bienvenida{...CamposDeTexto}gracias{...CamposDeTexto}}fragment CamposDeTexto on Texto{asunto saludo cuerpo firma}" as Operation<PalabrasDeFirmaQuery, PalabrasDeFirmaQueryVariables>

export const MuestraDeCorreo = "query MuestraDeCorreo($idClima:ID!$clase:ClaseDeCorreo!$palabras:PalabrasInput!){appInfo{getMuestraDeCorreo(idClima:$idClima clase:$clase palabras:$palabras){de responderA asunto html}}}" as Operation<MuestraDeCorreoQuery, MuestraDeCorreoQueryVariables>

export const UpdatePalabras = "mutation UpdatePalabras($idClima:ID!$palabras:PalabrasInput!){updatePalabras(idClima:$idClima palabras:$palabras)}" as Operation<UpdatePalabrasMutation, UpdatePalabrasMutationVariables>

export const UpdatePalabrasDeFirma = "mutation UpdatePalabrasDeFirma($palabras:PalabrasInput!){updatePalabrasDeFirma(palabras:$palabras)}" as Operation<UpdatePalabrasDeFirmaMutation, UpdatePalabrasDeFirmaMutationVariables>

export const SendCorreoDePrueba = "mutation SendCorreoDePrueba($idClima:ID!$clase:ClaseDeCorreo!$palabras:PalabrasInput!){sendCorreoDePrueba(idClima:$idClima clase:$clase palabras:$palabras)}" as Operation<SendCorreoDePruebaMutation, SendCorreoDePruebaMutationVariables>