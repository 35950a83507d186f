import { type CuentaEscrita, parseCuenta } from '../../../domain/equipo/cuenta.ts'
import { badUserInput } from '../../errors.ts'

export function requireCuentaValida(escrita: CuentaEscrita): CuentaEscrita {
  const { cuenta, problemas } = parseCuenta(escrita)
  const frases = Object.values(problemas)
  if (frases.length > 0) throw badUserInput(frases.join(' '))
  return cuenta
}
