import type { EstadoDeEncuestado } from '../encuesta/estado-encuestado.ts'

interface ExcesoDePlan {
  id: string
  nombre: string
  planeados: number
  /** With those who would be invited now. */
  invitados: number
}

/** Groups that would have more people invited than are planned. */
export const listExcesosDePlan = (
  grupos: readonly { id: string; nombre: string; planeados: number; invitados: number }[],
  nuevasPorGrupo: ReadonlyMap<string, number>,
): ExcesoDePlan[] =>
  grupos.flatMap(({ id, nombre, planeados, invitados }) => {
    const nuevas = nuevasPorGrupo.get(id) ?? 0
    return nuevas > 0 && invitados + nuevas > planeados
      ? [{ id, nombre, planeados, invitados: invitados + nuevas }]
      : []
  })

/** Most addresses that one call invites. */
export const MAX_INVITACIONES = 50_000

/** Most tokens that one call makes for people without address. */
export const MAX_TOKENS = 200

/** States of a respondent's mail, in the specification's words (§8). */
export type EstadoDeCorreo = 'Se Envió' | 'Error al envío' | 'No Se envió por correo' | 'En cola'

/** In the order in which staff look for them. */
export const ESTADOS_DE_CORREO: readonly EstadoDeCorreo[] = [
  'Error al envío',
  'En cola',
  'Se Envió',
  'No Se envió por correo',
]

/** States of a mail in the outbox. */
type EstadoEnBandeja = 'en_cola' | 'en_espera' | 'enviado' | 'rechazado'

const DE_BANDEJA: Record<EstadoEnBandeja, EstadoDeCorreo> = {
  en_cola: 'En cola',
  en_espera: 'En cola',
  enviado: 'Se Envió',
  rechazado: 'Error al envío',
}

/** Nothing was sent where there is no mail, as to who has no address. */
export const formatEstadoDeCorreo = (estado: EstadoEnBandeja | null | undefined): EstadoDeCorreo =>
  estado ? DE_BANDEJA[estado] : 'No Se envió por correo'

/** Mails that a close keeps of somebody. For most nothing: one was sent. */
type CorreoFinal = 'enviado' | 'rechazado' | 'ninguno' | null

/** The state of somebody's mails when the climate was closed. */
export function formatEstadoFinalDeCorreo({
  correo,
  correoFinal,
}: {
  correo: string | null
  correoFinal: CorreoFinal
}): EstadoDeCorreo {
  if (correo === null || correoFinal === 'ninguno') return 'No Se envió por correo'
  return DE_BANDEJA[correoFinal ?? 'enviado']
}

/** Chooses, of people with an address, who gets a mail of a round of reminders: who has not finished, and did not ask for none. */
export const getsRecordatorio = ({
  sinRecordatorios,
  estado,
}: {
  sinRecordatorios: boolean
  estado: EstadoDeEncuestado | undefined
}): boolean => !sinRecordatorios && estado !== 'Completa'
