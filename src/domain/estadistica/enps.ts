import { computeWilson } from './medidas.ts'

/** Shares and points in percent; the interval is of 95 %. */
export type ENPS = {
  /** Promoters less detractors, from −100 to 100. */
  puntos: number
  desde: number
  hasta: number
  personas: number
  promotores: number
  pasivos: number
  detractores: number
}

const PRIMER_PASIVO = 7
const PRIMER_PROMOTOR = 9

/** eNPS of the people by point, from 0 to 10. Null: nobody chose one, or that may not be shown. */
export function computeENPS(cuentas: readonly number[]): ENPS | null {
  const count = (desde: number, hasta: number) =>
    cuentas.slice(desde, hasta).reduce((suma, cuenta) => suma + cuenta, 0)
  const personas = count(0, cuentas.length)
  if (personas === 0) return null
  const promotores = count(PRIMER_PROMOTOR, cuentas.length) / personas
  const detractores = count(0, PRIMER_PASIVO) / personas
  const { desde, hasta } = computeIntervalo(promotores, detractores, personas)
  return {
    puntos: (promotores - detractores) * 100,
    desde: desde * 100,
    hasta: hasta * 100,
    personas,
    promotores: promotores * 100,
    pasivos: (1 - promotores - detractores) * 100,
    detractores: detractores * 100,
  }
}

/**
 * Newcombe's hybrid of the two Wilson intervals, for shares of the same people: the more promote, the fewer can detract, which
 * widens the difference.
 */
function computeIntervalo(p: number, d: number, n: number) {
  const deP = computeWilson({ media: p, n })
  const deD = computeWilson({ media: d, n })
  const divisor = (1 - p) * (1 - d)
  const correlacion = divisor === 0 ? 0 : -Math.sqrt((p * d) / divisor)
  const spread = (a: number, b: number) => Math.sqrt(a * a + b * b - 2 * correlacion * a * b)
  return {
    desde: Math.max(-1, p - d - spread(p - deP.desde, deD.hasta - d)),
    hasta: Math.min(1, p - d + spread(deP.hasta - p, d - deD.desde)),
  }
}

const formatPunto = (puntos: number): string => {
  const entero = Math.round(puntos)
  return entero === 0 ? '0' : `${entero < 0 ? '−' : '+'}${Math.abs(entero)}`
}

/** "eNPS +24, de −2 a +45". */
export const formatENPS = ({ puntos, desde, hasta }: ENPS): string =>
  `eNPS ${formatPunto(puntos)}, de ${formatPunto(desde)} a ${formatPunto(hasta)}`
