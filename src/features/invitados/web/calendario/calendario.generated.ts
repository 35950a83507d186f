/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '#contract/schema.generated.ts';

import type { Operation } from '#web/lib/operation.ts'
/** Days as YYYY-MM-DD; an empty one is none. At most four reminders, with those that went out. */
export type CalendarioInput = {
  apertura: string;
  hora: string;
  recordatorios: Array<string>;
};

export type ClaseDeEvento =
  | 'apertura'
  | 'recordatorio';

/** tarde: the site was off for more than six hours, or a backup of before that was restored. inactiva: the survey took no answers at that hour. sinCuota: the account that planned it had sent as many mails as it may in a day. */
export type EstadoDeEvento =
  | 'hecho'
  | 'inactiva'
  | 'pendiente'
  | 'sinCuota'
  | 'tarde';

export type CalendarioDeClimaQueryVariables = Exact<{
  idClima: string;
}>;


export type CalendarioDeClimaQuery = { appInfo: { climaOrganizacional: { id: string, encuestaActiva: boolean, cerrado: boolean, fechaLimite: number | null, periodo: string, empresa: { nombre_comercial: string } } | null, getCalendario: { hora: string, enEspera: number, eventos: Array<{ id: string, clase: Types.ClaseDeEvento, dia: string, hora: string, estado: Types.EstadoDeEvento, correos: number | null }> } } };

export type UpdateCalendarioMutationVariables = Exact<{
  idClima: string;
  calendario: Types.CalendarioInput;
}>;


export type UpdateCalendarioMutation = { updateCalendario: string };

export const CalendarioDeClima = "query CalendarioDeClima($idClima:ID!){appInfo{climaOrganizacional(idClima:$idClima){id encuestaActiva cerrado fechaLimite periodo empresa{nombre_comercial}}getCalendario(idClima:$idClima){hora enEspera eventos{id clase dia hora estado correos}}}}" as Operation<CalendarioDeClimaQuery, CalendarioDeClimaQueryVariables>

export const UpdateCalendario = "mutation UpdateCalendario($idClima:ID!$calendario:CalendarioInput!){updateCalendario(idClima:$idClima calendario:$calendario)}" as Operation<UpdateCalendarioMutation, UpdateCalendarioMutationVariables>