import { formatCantidad, formatNumero } from '../texto/cantidad.ts'
import { conclude, fail, type Leido } from '../validacion/leido.ts'
import { addMeses } from './plazos.ts'

/** Counts of the list of what is going to be erased: CVs, and submissions that nobody has read. */
export interface AlcanceDeRetencion {
  cvs: number
  envios: number
}

/** "alcanza a 12 CV de la base y a 3 sin revisar", with the verb as it is given. */
export function formatAlcance(verbo: string, { cvs, envios }: AlcanceDeRetencion): string {
  const partes = [
    cvs > 0 && `a ${formatCantidad(cvs, 'CV', 'CV')} de la base`,
    envios > 0 &&
      (cvs > 0 ? `a ${formatNumero(envios)} sin revisar` : `a ${formatNumero(envios)} CV sin revisar`),
  ].filter(Boolean)
  return partes.length === 0 ? `no ${verbo} a ningún CV` : `${verbo} ${partes.join(' y ')}`
}

const RAZON_MAXIMA = 200
const MESES_MAXIMOS = 60

interface ConservacionEscrita {
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
