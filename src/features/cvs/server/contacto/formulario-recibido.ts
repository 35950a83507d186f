import { CAMPO_TRAMPA, type CampoDeTexto } from '#domain/contacto/formulario.ts'
import { parseFormulario } from '#domain/contacto/parse-formulario.ts'
import type { ArchivoEnEspera } from '#server/archivos/archivo-en-espera.ts'
import { campoError } from './form-error.ts'

export interface ArchivoRecibido extends ArchivoEnEspera {
  nombre: string
}

/** A form as it arrived, whichever way it was written. */
export interface FormularioRecibido {
  getValores: (nombre: string) => string[]
  archivo: ArchivoRecibido | null
}

/** People do not see that field; what fills it in is a program that fills in all of them. */
export const isFromProgram = ({ getValores }: FormularioRecibido): boolean =>
  getValores(CAMPO_TRAMPA).some((valor) => valor.trim() !== '')

export function requireCampos<C extends CampoDeTexto>(
  campos: readonly C[],
  { getValores }: FormularioRecibido,
): Record<C, string> {
  const leido = parseFormulario(campos, getValores)
  if (!leido.ok) throw campoError(leido.problemas[0]!)
  return leido.valores
}
