import { checkClima } from '#domain/climas/check-clima.ts'
import type { ClimaInput } from '#domain/climas/clima-input.ts'
import type { Definicion } from '#domain/climas/definicion.ts'
import { badUserInput } from '#server/base/errors.ts'

const MAX_FRASES = 5

/** `actual`: the structure an update starts from. The editor shows every problem; whoever calls the API reads the first. */
export function requireValido(clima: ClimaInput, actual: Definicion | null): void {
  const frases = checkClima(clima, actual).map(({ mensaje }) => mensaje)
  if (frases.length === 0) return
  const demas = frases.length - MAX_FRASES
  const cola = demas > 0 ? [demas === 1 ? 'Y un problema más.' : `Y ${demas} problemas más.`] : []
  throw badUserInput([...frases.slice(0, MAX_FRASES), ...cola].join(' '))
}
