const CIFRAS = new Intl.NumberFormat('es-GT', { useGrouping: true })

/** "12,480" */
export const formatNumero = (n: number): string => CIFRAS.format(n)

/** "1 persona", "2,000 personas" */
export const formatCantidad = (n: number, uno: string, varios: string): string =>
  `${formatNumero(n)} ${n === 1 ? uno : varios}`
