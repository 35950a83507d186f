import type { CamposDeCV } from './cv.ts'
import { parseCampos } from './parse-campos.ts'

export const CAMPOS_PROPIOS = [
  'primerNombre',
  'segundoNombre',
  'primerApellido',
  'segundoApellido',
  'celular',
  'telefono',
  'correo',
] as const

export type CampoPropio = (typeof CAMPOS_PROPIOS)[number]
/** What a person corrects in the own CV; what is left empty stays as it is. */
export type CambiosPropios = Partial<Record<CampoPropio, string>>

export function parseCambiosPropios(
  guardados: CamposDeCV,
  cambios: CambiosPropios,
): { campos: CamposDeCV; problema: string | null } {
  const escritos = Object.fromEntries(
    CAMPOS_PROPIOS.map((campo) => [campo, cambios[campo]?.trim()]).filter(([, valor]) => valor),
  )
  const { campos, problemas } = parseCampos({ ...guardados, ...escritos })
  const frases = Object.entries(problemas).filter(([campo]) => Object.hasOwn(escritos, campo))
  return { campos, problema: frases.map(([, frase]) => frase).join(' ') || null }
}
