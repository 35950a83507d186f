/** "12,480". A format of the browser's own takes a phone longer to make than a page of the survey to draw. */
export const formatNumero = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',')

/** "1 persona", "2,000 personas" */
export const formatCantidad = (n: number, uno: string, varios: string): string =>
  `${formatNumero(n)} ${n === 1 ? uno : varios}`
