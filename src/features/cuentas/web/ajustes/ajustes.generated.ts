/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type AjustesInput = {
  correosPorDia?: number | null | undefined;
  mesesParaActualizarCv?: number | null | undefined;
  mesesParaBorrarCv?: number | null | undefined;
  metaDeParticipacion?: number | null | undefined;
  papel?: Papel | null | undefined;
  retencion?: boolean | null | undefined;
  segundoFactorParaTodos?: boolean | null | undefined;
};

export type Papel =
  | 'a4'
  | 'carta'
  /** 8.5 by 13 inches. (Ours.) */
  | 'oficio';

export type PreparacionDeCorreo =
  | 'porProbar'
  /** A test left. */
  | 'probado'
  /** No mail server is configured: mails stay on the disk as files. */
  | 'sinServidor';

export type AjustesQueryVariables = Exact<{ [key: string]: never; }>;


export type AjustesQuery = { appInfo: { getAjustes: { papel: Types.Papel, correosPorDia: number, mesesParaActualizarCv: number, mesesParaBorrarCv: number, metaDeParticipacion: number, segundoFactorParaTodos: boolean, retencionDesde: number | null } } };

export type AlcanceDeRetencionQueryVariables = Exact<{
  meses: number;
}>;


export type AlcanceDeRetencionQuery = { appInfo: { getAlcanceDeRetencion: { meses: number, cvs: number, envios: number } } };

export type UpdateAjustesMutationVariables = Exact<{
  ajustes: Types.AjustesInput;
}>;


export type UpdateAjustesMutation = { updateAjustes: string };

export type PreparacionQueryVariables = Exact<{ [key: string]: never; }>;


export type PreparacionQuery = { appInfo: { getPreparacion: { firma: boolean, equipo: boolean, correo: Types.PreparacionDeCorreo, omitida: boolean } } };

export type SendPruebaDeCorreoMutationVariables = Exact<{ [key: string]: never; }>;


export type SendPruebaDeCorreoMutation = { sendPruebaDeCorreo: string };

export type ChangePreparacionOmitidaMutationVariables = Exact<{
  omitida: boolean;
}>;


export type ChangePreparacionOmitidaMutation = { changePreparacionOmitida: string };

export const Ajustes = "query Ajustes{appInfo{getAjustes{papel correosPorDia mesesParaActualizarCv mesesParaBorrarCv metaDeParticipacion segundoFactorParaTodos retencionDesde}}}" as Operation<AjustesQuery, AjustesQueryVariables>

export const AlcanceDeRetencion = "query AlcanceDeRetencion($meses:Int!){appInfo{getAlcanceDeRetencion(meses:$meses){meses cvs envios}}}" as Operation<AlcanceDeRetencionQuery, AlcanceDeRetencionQueryVariables>

export const UpdateAjustes = "mutation UpdateAjustes($ajustes:AjustesInput!){updateAjustes(ajustes:$ajustes)}" as Operation<UpdateAjustesMutation, UpdateAjustesMutationVariables>

export const Preparacion = "query Preparacion{appInfo{getPreparacion{firma equipo correo omitida}}}" as Operation<PreparacionQuery, PreparacionQueryVariables>

export const SendPruebaDeCorreo = "mutation SendPruebaDeCorreo{sendPruebaDeCorreo}" as Operation<SendPruebaDeCorreoMutation, SendPruebaDeCorreoMutationVariables>

export const ChangePreparacionOmitida = "mutation ChangePreparacionOmitida($omitida:Boolean!){changePreparacionOmitida(omitida:$omitida)}" as Operation<ChangePreparacionOmitidaMutation, ChangePreparacionOmitidaMutationVariables>