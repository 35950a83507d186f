/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
export type ClaseDeEvento =
  | 'apertura'
  | 'recordatorio';

/** By calendar months: the present one and so many before it, or what is older than two years. */
export type EdadDeCV =
  | 'dosAnios'
  | 'masDeDosAnios'
  | 'seisMeses'
  | 'unAnio';

export type PreparacionDeCorreo =
  | 'porProbar'
  /** A test left. */
  | 'probado'
  /** No mail server is configured: mails stay on the disk as files. */
  | 'sinServidor';

export type OmitPreparacionMutationVariables = Exact<{ [key: string]: never; }>;


export type OmitPreparacionMutation = { changePreparacionOmitida: string };

export type InicioQueryVariables = Exact<{ [key: string]: never; }>;


export type InicioQuery = { appInfo: { getInicio: { empresas: number, climas: number, porInvitar: string | null, hayCorreo: boolean, meta: number, envioMasAntiguo: number | null, porCerrarEnTotal: number, preparacion: { firma: boolean, equipo: boolean, correo: Types.PreparacionDeCorreo } | null, encuestas: Array<{ idClima: string, empresa: string, periodo: string, fechaLimite: number | null, diasQueQuedan: number | null, planeados: number, invitados: number, contestaron: number, faltan: number, esperado: number | null, grupos: Array<{ id: string, codigo: string, nombre: string, planeados: number, invitados: number, contestaron: number, esperados: number | null, atrasado: boolean }> }>, correosFallidos: Array<{ idClima: string, empresa: string, periodo: string, cuantos: number, porCorregir: { idEncuesta: string, correo: string } | null }>, pendientes: { porRevisar: number, mensajesNuevos: number, porActualizar: { sinMandar: number, contestaron: number }, peticiones: { cuantas: number, plazo: number } | null, porBorrar: { cuantos: number, desde: number } | null }, busquedas: Array<{ id: string, nombre: string, filtro: string, etiquetas: Array<string>, estado: string | null, edad: Types.EdadDeCV | null, nuevos: number }>, sinLlave: Array<{ idClima: string, empresa: string, periodo: string, contestaron: number }>, porActivar: Array<{ idClima: string, empresa: string, periodo: string }>, porCerrar: Array<{ idClima: string, empresa: string, periodo: string, terminada: number | null, planeados: number, contestaron: number }>, porEntregar: Array<{ idClima: string, empresa: string, periodo: string }>, calendarios: Array<{ idClima: string, empresa: string, periodo: string, clase: Types.ClaseDeEvento, dia: string }>, compromisos: Array<{ idClima: string, empresa: string, periodo: string, vencidos: number, porVencer: number, que: string, fecha: string }> } } };

export const OmitPreparacion = "mutation OmitPreparacion{changePreparacionOmitida(omitida:true)}" as Operation<OmitPreparacionMutation, OmitPreparacionMutationVariables>

export const Inicio = "query Inicio{appInfo{getInicio{empresas climas porInvitar hayCorreo preparacion{firma equipo correo}meta encuestas{idClima empresa periodo fechaLimite diasQueQuedan planeados invitados contestaron faltan esperado grupos{id codigo nombre planeados invitados contestaron esperados atrasado}}correosFallidos{idClima empresa periodo cuantos porCorregir{idEncuesta correo}}envioMasAntiguo pendientes{porRevisar porActualizar{sinMandar contestaron}mensajesNuevos peticiones{cuantas plazo}porBorrar{cuantos desde}}busquedas{id nombre filtro etiquetas estado edad nuevos}sinLlave{idClima empresa periodo contestaron}porActivar{idClima empresa periodo}porCerrar{idClima empresa periodo terminada planeados contestaron}porCerrarEnTotal porEntregar{idClima empresa periodo}calendarios{idClima empresa periodo clase dia}compromisos{idClima empresa periodo vencidos porVencer que fecha}}}}" as Operation<InicioQuery, InicioQueryVariables>