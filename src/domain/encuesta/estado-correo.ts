/** How the mail of a respondent stands, in the specification's words (§8). */
export type EstadoDeCorreo = 'Se Envió' | 'Error al envío' | 'No Se envió por correo' | 'En cola'

/** In the order in which staff look for them. */
export const ESTADOS_DE_CORREO: readonly EstadoDeCorreo[] = [
  'Error al envío',
  'En cola',
  'Se Envió',
  'No Se envió por correo',
]
