import { queryOptions } from '@tanstack/react-query'
import { checkPassword } from '#domain/sesion/check-password.ts'
import { type Api, ApiError } from '#web/lib/api.ts'
import { Factores, type FactoresQuery, Sesiones } from './cuenta.generated.ts'

/** The form as written. */
export interface CambioEscrito {
  actual: string
  nueva: string
  repetida: string
}

export const CAMBIO_VACIO: CambioEscrito = { actual: '', nueva: '', repetida: '' }

type ProblemasDeCambio = Partial<Record<keyof CambioEscrito, string>>

function checkNueva({ actual, nueva }: CambioEscrito, propias: readonly string[]): string | null {
  if (!nueva) return 'Escribe la contraseña nueva.'
  if (nueva === actual) return 'La contraseña nueva es igual a la actual.'
  return checkPassword(nueva, propias)
}

function checkRepetida({ nueva, repetida }: CambioEscrito): string | null {
  if (!repetida) return 'Repite la contraseña nueva.'
  return repetida === nueva ? null : 'No es igual a la contraseña nueva.'
}

/** Problems that can be seen without the server. */
export function checkCambio(cambio: CambioEscrito, propias: readonly string[]): ProblemasDeCambio {
  const problemas = {
    actual: cambio.actual ? null : 'Escribe la contraseña actual.',
    nueva: checkNueva(cambio, propias),
    repetida: checkRepetida(cambio),
  }
  return Object.fromEntries(Object.entries(problemas).filter(([, problema]) => problema))
}

/** A refusal of the server belongs to the field it is about; null where it is no refusal but a failure. */
export function findRechazo(error: unknown): ProblemasDeCambio | null {
  if (!(error instanceof ApiError)) return null
  const { code, message, campo } = error
  if (campo === 'passwordActual' || code === 'RATE_LIMITED') return { actual: message }
  return code === 'BAD_USER_INPUT' ? { nueva: message } : null
}

export type LlaveDeAcceso = FactoresQuery['appInfo']['getLlavesDeAcceso'][number]

/** Factors that one's own account asks for besides the password. */
export const factoresQuery = (api: Api) =>
  queryOptions({
    queryKey: ['factores'],
    queryFn: async () => {
      const { getSegundoFactor, getLlavesDeAcceso } = (await api(Factores, {})).appInfo
      return { ...getSegundoFactor, llaves: getLlavesDeAcceso }
    },
  })

/** One's own open sessions, the present one first. */
export const sesionesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sesiones'],
    queryFn: async () => (await api(Sesiones, {})).appInfo.getSesiones,
  })
