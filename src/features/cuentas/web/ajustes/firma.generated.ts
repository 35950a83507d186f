/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type FirmaInput = {
  ciudad: string;
  /** Companies that agreed to be named, one a line. */
  clientes: string;
  colorAcento: string;
  colorPrincipal: string;
  correo: string;
  direccion: string;
  facebook: string;
  firmaDeCorreos: string;
  instagram: string;
  linkedin: string;
  nombre: string;
  razonSocial: string;
  remitente: string;
  telefono: string;
  whatsapp: string;
};

export type ImagenDeFirmaInput = {
  /** A PNG or JPEG within the limits of its use as a base64 data URL; null removes it. */
  imagen?: string | null | undefined;
  uso: UsoDeImagenDeFirma;
};

export type PersonaDeFirmaInput = {
  /** A JPEG of at most 192 by 192 points and 40 KB as a base64 data URL, or the address of the one that stays. */
  foto?: string | null | undefined;
  linea: string;
  nombre: string;
  rol: string;
};

/** All but logo and portada are drawn from the logo, by a browser. */
export type UsoDeImagenDeFirma =
  | 'compartida'
  | 'icono'
  | 'logo'
  | 'oscuro'
  | 'portada'
  | 'portadaMovil';

export type FirmaQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmaQuery = { appInfo: { getFirma: { revision: number, nombre: string, razonSocial: string, telefono: string, whatsapp: string, correo: string, direccion: string, ciudad: string, facebook: string, instagram: string, linkedin: string, clientes: string, remitente: string, firmaDeCorreos: string, colorPrincipal: string, colorAcento: string, personas: Array<{ nombre: string, rol: string, linea: string, foto: string | null }>, imagenes: Array<{ uso: Types.UsoDeImagenDeFirma, direccion: string }> } } };

export type UpdateFirmaMutationVariables = Exact<{
  firma: Types.FirmaInput;
  revision: number;
}>;


export type UpdateFirmaMutation = { updateFirma: string };

export type UpdatePersonasDeFirmaMutationVariables = Exact<{
  personas: Array<Types.PersonaDeFirmaInput> | Types.PersonaDeFirmaInput;
  revision: number;
}>;


export type UpdatePersonasDeFirmaMutation = { updatePersonasDeFirma: string };

export type UpdateImagenesDeFirmaMutationVariables = Exact<{
  imagenes: Array<Types.ImagenDeFirmaInput> | Types.ImagenDeFirmaInput;
}>;


export type UpdateImagenesDeFirmaMutation = { updateImagenesDeFirma: string };

export const Firma = "query Firma{appInfo{getFirma{revision nombre razonSocial telefono whatsapp correo direccion ciudad facebook instagram linkedin clientes remitente firmaDeCorreos colorPrincipal colorAcento personas{nombre rol linea foto}imagenes{uso direccion}}}}" as Operation<FirmaQuery, FirmaQueryVariables>

export const UpdateFirma = "mutation UpdateFirma($firma:FirmaInput!$revision:Int!){updateFirma(firma:$firma revision:$revision)}" as Operation<UpdateFirmaMutation, UpdateFirmaMutationVariables>

export const UpdatePersonasDeFirma = "mutation UpdatePersonasDeFirma($personas:[PersonaDeFirmaInput!]!$revision:Int!){updatePersonasDeFirma(personas:$personas revision:$revision)}" as Operation<UpdatePersonasDeFirmaMutation, UpdatePersonasDeFirmaMutationVariables>

export const UpdateImagenesDeFirma = "mutation UpdateImagenesDeFirma($imagenes:[ImagenDeFirmaInput!]!){updateImagenesDeFirma(imagenes:$imagenes)}" as Operation<UpdateImagenesDeFirmaMutation, UpdateImagenesDeFirmaMutationVariables>