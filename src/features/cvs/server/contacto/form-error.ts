import type { Campo, FallaDeCampo, FallaDeEnvio, ProblemaDeCampo } from '#domain/contacto/formulario.ts'
import { formatFallaDeCampo, formatFallaDeEnvio } from '#domain/contacto/mensajes.ts'

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
