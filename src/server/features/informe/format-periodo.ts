/** "Del 4 de marzo de 2025 al 21 de marzo de 2025", where the firm is. */
export function formatPeriodo(desde: number, hasta: number | null, zonaHoraria: string): string {
  const write = (momento: number) => formatDia(momento, zonaHoraria)
  return hasta === null ? `Desde el ${write(desde)}` : `Del ${write(desde)} al ${write(hasta)}`
}

export const formatDia = (momento: number, zonaHoraria: string): string =>
  new Intl.DateTimeFormat('es-GT', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zonaHoraria,
  }).format(momento)
