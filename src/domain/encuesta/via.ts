/** How a respondent's token reached them: by mail, on paper, or typed in by staff for somebody. */
export const VIAS = ['correo', 'papeleta', 'captura'] as const

export type Via = (typeof VIAS)[number]

/**
 * How many tokens without an address a group may still get: what is planned beyond its mailed invitations. Whoever answered
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
