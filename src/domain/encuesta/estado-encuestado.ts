/** "Cerrada", the fourth one on the wire, belongs to the climate and not to what was answered. */
export type EstadoDeEncuestado = 'Completa' | 'En proceso' | 'Sin iniciar'

/** How many blocks of a climate are published. */
type ConPublicacion = { publicacion: number }

/** A published sheet takes no more answers. */
export const isHojaPublicada = ({ publicacion }: ConPublicacion, bloque: number | null): boolean =>
  bloque !== null && bloque <= publicacion

/** Whoever has nothing left to answer is done, also where the sheet was published half-way. */
export function computeEstadoDeEncuestado(
  clima: ConPublicacion,
  hoja: { completa: boolean; bloque: number } | null | undefined,
): EstadoDeEncuestado {
  if (!hoja) return 'Sin iniciar'
  return hoja.completa || isHojaPublicada(clima, hoja.bloque) ? 'Completa' : 'En proceso'
}
