/** "12,480". A format of the browser's own takes a phone longer to make than a page of the survey to draw. */
export function formatNumero(n: number): string {
  const cifras = String(n)
  const grupos: string[] = []
  for (let fin = cifras.length; fin > 0; fin -= 3) grupos.unshift(cifras.slice(Math.max(0, fin - 3), fin))
  return grupos.join(',')
}

/** "1 persona", "2,000 personas" */
export const formatCantidad = (n: number, uno: string, varios: string): string =>
  `${formatNumero(n)} ${n === 1 ? uno : varios}`

/**
 * A share as a whole percentage: rounded, never cut. Only all of them is 100 and only nobody 0, so that what reads as
 * everybody is everybody. Staff, client and report read the same figure.
 */
export function computeParte(cuantos: number, total: number): number {
  if (total === 0 || cuantos <= 0) return 0
  const redondeada = Math.round((100 * cuantos) / total)
  return cuantos >= total ? redondeada : Math.min(99, Math.max(1, redondeada))
}
