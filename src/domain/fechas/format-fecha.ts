const format = (ms: number, timeZone: string, opciones: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('es', { ...opciones, timeZone }).format(ms)

/** "27 de noviembre de 2025", where the firm is. */
export const formatFecha = (ms: number, timeZone: string): string =>
  format(ms, timeZone, { dateStyle: 'long' })

/** "noviembre de 2025". */
export const formatMes = (ms: number, timeZone: string): string =>
  format(ms, timeZone, { month: 'long', year: 'numeric' })

/** "27 de noviembre", where its year is plain. */
export const formatFechaSinAnio = (ms: number, timeZone: string): string =>
  format(ms, timeZone, { day: 'numeric', month: 'long' })

/** "27 de noviembre de 2025 a las 16:20". */
export const formatMomento = (ms: number, timeZone: string): string =>
  format(ms, timeZone, { dateStyle: 'long', timeStyle: 'short' })
