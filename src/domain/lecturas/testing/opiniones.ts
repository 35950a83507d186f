import type { Comparacion } from '../cambio.ts'
import type { Declaracion } from '../comparabilidad.ts'
import { compareRondas as compareDefiniciones } from '../comparabilidad-de-rondas.ts'
import type { Ronda } from '../ronda.ts'
import type { Opinion } from './ronda-de-prueba.ts'

export const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/** Everybody likes everything alike, in their own mood. */
export const alike: Opinion = (_, __, animo) => logistic(0.8 + animo)

export function compareRondas(actual: Ronda, anterior: Ronda, declaradas: Declaracion[] = []): Comparacion {
  const comparabilidad = compareDefiniciones(actual.definicion, anterior.definicion, declaradas)
  return { actual, anterior, comparabilidad }
}

/** Horario falls, at night above all; Jefe rises. */
export const moved: Opinion = (grupo, variable, animo) => {
  const cambio = { Jefe: 1.5, Horario: grupo === 'Noche' ? -3 : -0.8 }[variable] ?? 0
  return logistic(0.8 + cambio + animo)
}
