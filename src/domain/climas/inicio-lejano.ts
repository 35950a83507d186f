import { DIA_MS } from '../fechas/duraciones.ts'
import { computeAnioDeInicio } from './anio-de-inicio.ts'

const PRONTO = 30

/** Whether a round begins so late that opening its survey now may be a mistake: in another year, or in more than a month. */
export const isInicioLejano = (fechaInicio: number, ahora: number, zonaHoraria: string): boolean =>
  fechaInicio > ahora &&
  (fechaInicio - ahora > PRONTO * DIA_MS ||
    computeAnioDeInicio(fechaInicio, zonaHoraria) !== computeAnioDeInicio(ahora, zonaHoraria))
