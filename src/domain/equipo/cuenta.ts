import type { Rol } from '../bitacora/anotacion.ts'
import { isCorreo } from '../encuesta/correo.ts'
import { hasEnlace } from '../texto/enlaces.ts'
import { findProblemaDeNombre, formatLinea } from '../texto/format-linea.ts'
import { conclude, type Leido, type Problemas } from '../validacion/leido.ts'

/** Life of the link of an invitation. */
export const HORAS_DE_INVITACION = 72

/** An account as it comes from outside. */
export interface CuentaEscrita {
  nombre: string
  correo: string
  rol: Rol
  idsEmpresas: readonly string[]
}

const SIN_NOMBRE = 'Escribe el nombre de la persona, de 2 a 80 letras.'

/** The account tidied, or what is wrong in it. */
export function parseCuenta(escrita: CuentaEscrita): Leido<CuentaEscrita, keyof CuentaEscrita> {
  const cuenta = {
    nombre: formatLinea(escrita.nombre),
    correo: formatLinea(escrita.correo),
    rol: escrita.rol,
    // Only a client's account is of some companies; staff see all of them.
    idsEmpresas: escrita.rol === 'cliente' ? [...new Set(escrita.idsEmpresas)] : [],
  }
  const problemas: Problemas<keyof CuentaEscrita> = {}
  const problemaDeNombre = findProblemaDeNombre(cuenta.nombre, SIN_NOMBRE)
  if (problemaDeNombre) problemas.nombre = problemaDeNombre
  else if (hasEnlace(cuenta.nombre)) problemas.nombre = SIN_NOMBRE
  if (!isCorreo(cuenta.correo)) problemas.correo = 'Escribe un correo válido, como ana@empresa.com.'
  if (cuenta.rol === 'cliente' && cuenta.idsEmpresas.length === 0)
    problemas.idsEmpresas = 'Elige al menos una empresa para este cliente.'
  return conclude(cuenta, problemas)
}

/** The part before the @, as a user name: "lucia.aju". */
export const formatUsuario = (correo: string): string =>
  correo
    .split('@')[0]!
    .replace(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 50)
    .padEnd(2, '-')
