import { addMeses } from './plazos.ts'

const RAZON_MAXIMA = 200
const MESES_MAXIMOS = 60

export interface ConservacionEscrita {
  hasta?: number | null | undefined
  razon?: string | null | undefined
}

/** Null where both are absent: it is not kept any longer. */
export function parseConservacion(
  { hasta, razon }: ConservacionEscrita,
  now: number,
): { conservacion: { hasta: number; razon: string } | null; problema: string | null } {
  const texto = (razon ?? '').trim().replace(/\s+/g, ' ')
  if (hasta == null && !texto) return { conservacion: null, problema: null }
  const conservacion = { hasta: hasta ?? 0, razon: texto }
  const refuse = (problema: string) => ({ conservacion: null, problema })
  if (!texto) return refuse('Escribe por qué se conserva.')
  if (texto.length > RAZON_MAXIMA) return refuse(`La razón pasa de ${RAZON_MAXIMA} letras.`)
  if (hasta == null || hasta <= now) return refuse('Escoge un día que esté por venir.')
  if (hasta > addMeses(now, MESES_MAXIMOS)) return refuse('Se conserva por cinco años como máximo.')
  return { conservacion, problema: null }
}
