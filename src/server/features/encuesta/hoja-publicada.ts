import type { EstadoDeEncuestado } from '../../../domain/encuesta/estado-encuestado.ts'
import type { ClimaGuardado } from '../climas/clima-guardado.ts'

export type ConPublicacion = Pick<ClimaGuardado, 'id' | 'publicacion'>

/** A published sheet takes no more answers. */
export const isHojaPublicada = (
  { publicacion }: Pick<ClimaGuardado, 'publicacion'>,
  bloque: number | null,
): boolean => bloque !== null && bloque <= publicacion

/** Whoever has nothing left to answer is done, also where the sheet was published half-way. */
export function computeEstado(
  clima: ConPublicacion,
  hoja: { completa: boolean; bloque: number } | null | undefined,
): EstadoDeEncuestado {
  if (!hoja) return 'Sin iniciar'
  return hoja.completa || isHojaPublicada(clima, hoja.bloque) ? 'Completa' : 'En proceso'
}
