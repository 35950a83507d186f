/** A share between 0 and 1 and how many yes-or-no answers it is worth (not necessarily whole). */
export type Proporcion = { media: number; n: number }

export type Intervalo = { desde: number; hasta: number }

const Z95 = 1.959963984540054

/** Wilson's score interval of 95 %. */
export function computeWilson({ media, n }: Proporcion): Intervalo {
  const z2n = (Z95 * Z95) / n
  const centro = (media + z2n / 2) / (1 + z2n)
  const radio = (Z95 / (1 + z2n)) * Math.sqrt((media * (1 - media)) / n + z2n / (4 * n))
  return { desde: Math.max(0, centro - radio), hasta: Math.min(1, centro + radio) }
}

/**
 * Newcombe's interval (1998, method 10) for `a` minus `b`, from their two Wilson intervals. Without correction for a
 * finite population: the people of a year are one draw of many.
 */
export function computeDiferencia(a: Proporcion, b: Proporcion): Intervalo {
  const deA = computeWilson(a)
  const deB = computeWilson(b)
  const diferencia = a.media - b.media
  return {
    desde: diferencia - Math.hypot(a.media - deA.desde, deB.hasta - b.media),
    hasta: diferencia + Math.hypot(deA.hasta - a.media, b.media - deB.desde),
  }
}

export const VEREDICTOS = ['Sube', 'Baja', 'Sin cambio claro'] as const

export type Veredicto = (typeof VEREDICTOS)[number]

/** Of a difference to an earlier figure: said only where its interval leaves zero out. */
export function getVeredicto({ desde, hasta }: Intervalo): Veredicto {
  if (desde > 0) return 'Sube'
  return hasta < 0 ? 'Baja' : 'Sin cambio claro'
}
