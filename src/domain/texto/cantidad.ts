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
