/** "Cerrada", the fourth one on the wire, belongs to the climate and not to what was answered. */
export type EstadoDeEncuestado = 'Completa' | 'En proceso' | 'Sin iniciar'

/** Published blocks of a climate. */
type ConPublicacion = { publicacion: number }

/** A published sheet takes no more answers. Those that nobody has finished are in block 0, which is none. */
export const isHojaPublicada = ({ publicacion }: ConPublicacion, bloque: number | null): boolean =>
  bloque !== null && bloque > 0 && bloque <= publicacion

/**
 * A respondent with nothing left to answer is done. So is who may not go on: a climate that gets a minimum after its answers were
 * seen publishes them as they were seen.
 */
export function computeEstadoDeEncuestado(
  clima: ConPublicacion,
  hoja: { completa: boolean; bloque: number } | null | undefined,
): EstadoDeEncuestado {
  if (!hoja) return 'Sin iniciar'
  return hoja.completa || isHojaPublicada(clima, hoja.bloque) ? 'Completa' : 'En proceso'
}

/** The way by which a respondent's token reached them: by mail, on paper, or typed in by staff for somebody. */
export const VIAS = ['correo', 'papeleta', 'captura'] as const

export type Via = (typeof VIAS)[number]

/**
 * Tokens without an address that a group may still get: what is planned beyond its mailed invitations. Whoever answered
 * and was deleted afterwards has had a place. Nobody who is invited by mail is ever turned away.
 */
export function countLugaresSinCorreo({
  planeados,
  porCorreo,
  sinCorreo,
  hojasSinPersona,
}: {
  planeados: number
  porCorreo: number
  sinCorreo: number
  hojasSinPersona: number
}): number {
  return Math.max(0, planeados - porCorreo - sinCorreo - hojasSinPersona)
}
