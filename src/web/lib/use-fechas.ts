import { useMemo } from 'react'
import { useSiteConfig } from './site.tsx'

export interface Fechas {
  /** 27 de noviembre de 2025 */
  formatDia: (ms: number) => string
  /** noviembre de 2025 */
  formatMes: (ms: number) => string
  /** 27 de noviembre de 2025 a las 16:20 */
  formatMomento: (ms: number) => string
}

/** Days as they are where the firm is: the server that draws a page and the browser that takes it over may stand elsewhere. */
export function useFechas(): Fechas {
  const { timeZone } = useSiteConfig()
  return useMemo(() => {
    const dia = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone })
    const mes = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone })
    const momento = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone })
    return {
      formatDia: (ms) => dia.format(ms),
      formatMes: (ms) => mes.format(ms),
      formatMomento: (ms) => momento.format(ms),
    }
  }, [timeZone])
}
