import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { writeCantidad } from '#domain/texto/en-letras.ts'

/** "Dos grupos", "Una antigüedad", "14 grupos": on a screen only small numbers stand in letters. */
export const countEnLetras = (cuantos: number, singular: string, plural: string, femenino = false): string =>
  cuantos <= 10
    ? writeCantidad(cuantos, singular, plural, femenino ? 'f' : 'm')
    : `${formatNumero(cuantos)} ${plural}`

export const formatHojas = (hojas: number) => `${formatNumero(hojas)} ${hojas === 1 ? 'hoja' : 'hojas'}`

/** "viernes 7 de noviembre". */
export const formatDiaDeSemana = (ms: number, timeZone: string) =>
  new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
    .format(ms)
    .replace(',', '')

/** Whole days until then; none on the day itself. */
export const countDias = (hasta: number, ahora: number) => Math.max(0, Math.floor((hasta - ahora) / DIA_MS))
