import { conclude, fail, type Leido } from '../validacion/leido.ts'
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
): Leido<{ hasta: number; razon: string } | null, 'hasta' | 'razon'> {
  const texto = (razon ?? '').trim().replace(/\s+/g, ' ')
  if (hasta == null && !texto) return conclude(null, {})
  if (!texto) return fail({ razon: 'Escribe por qué se conserva.' })
  if (texto.length > RAZON_MAXIMA) return fail({ razon: `La razón pasa de ${RAZON_MAXIMA} letras.` })
  if (hasta == null || hasta <= now) return fail({ hasta: 'Escoge un día que esté por venir.' })
  if (hasta > addMeses(now, MESES_MAXIMOS)) return fail({ hasta: 'Se conserva por cinco años como máximo.' })
  return conclude({ hasta, razon: texto }, {})
}
