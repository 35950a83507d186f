import {
  CAMPO_TRAMPA,
  type Campo,
  type CampoDeTexto,
  type FallaDeCampo,
  type FallaDeEnvio,
  type ProblemaDeCampo,
  parseFormulario,
} from '#domain/contacto/formulario.ts'
import { formatFallaDeCampo, formatFallaDeEnvio } from '#domain/contacto/mensajes.ts'
import type { ArchivoEnEspera } from '#server/archivos/archivo-en-espera.ts'

/** Why a form was not taken: its message is for the visitor. */
export class FormError extends Error {
  readonly status: number
  readonly falla: FallaDeCampo | FallaDeEnvio
  readonly campo: Campo | undefined

  constructor(status: number, message: string, falla: FallaDeCampo | FallaDeEnvio, campo?: Campo) {
    super(message)
    this.name = 'FormError'
    this.status = status
    this.falla = falla
    this.campo = campo
  }
}

export const campoError = ({ campo, falla }: ProblemaDeCampo) =>
  new FormError(falla === 'tamano' ? 413 : 400, formatFallaDeCampo(campo, falla), falla, campo)

export const envioError = (status: number, falla: FallaDeEnvio) =>
  new FormError(status, formatFallaDeEnvio(falla), falla)

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
