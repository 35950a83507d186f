/** "4 mar 2024, 8:05", where the firm is. */
export const formatMomento = (ms: number, zona: string): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone: zona }).format(ms)
