import { formatNumero } from '../../../dibujo/resultados/cifras.ts'

export { joinEnLetras } from '../../../domain/texto/join-en-letras.ts'

const EN_LETRAS = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
const EN_FEMENINO: Record<number, string> = { 1: 'una' }

/** "Dos grupos", "Una antigüedad", "14 grupos": small numbers in letters, as one writes them. */
export function countEnLetras(cuantos: number, singular: string, plural: string, femenino = false): string {
  const letras = (femenino && EN_FEMENINO[cuantos]) || EN_LETRAS[cuantos]
  return `${letras ?? formatNumero(cuantos)} ${cuantos === 1 ? singular : plural}`
}

export const capitalize = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

export const formatHojas = (hojas: number) => `${formatNumero(hojas)} ${hojas === 1 ? 'hoja' : 'hojas'}`

const format = (ms: number, timeZone: string, opciones: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es', { ...opciones, timeZone }).format(ms)

/** "31 de octubre de 2025", and without its year where that is plain. */
export const formatFecha = (ms: number, timeZone: string) => format(ms, timeZone, { dateStyle: 'long' })
export const formatDia = (ms: number, timeZone: string) =>
  format(ms, timeZone, { day: 'numeric', month: 'long' })
/** "viernes 7 de noviembre". */
export const formatDiaDeSemana = (ms: number, timeZone: string) =>
  format(ms, timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')

const DIA = 24 * 60 * 60 * 1000

/** Whole days until then; none on the day itself. */
export const countDias = (hasta: number, ahora: number) => Math.max(0, Math.floor((hasta - ahora) / DIA))
