const cifras = new Intl.NumberFormat('es-GT')

/** "12,480" */
export const formatNumero = (n: number): string => cifras.format(n)

/** "1 persona", "2,000 personas" */
export const formatCantidad = (n: number, uno: string, varios: string): string =>
  `${cifras.format(n)} ${n === 1 ? uno : varios}`
