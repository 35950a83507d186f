import { envioError } from './form-error.ts'
import type { FormularioRecibido } from './formulario-recibido.ts'

/** A form has five fields; 60,000 of them kept everybody waiting while they were taken apart. */
const MAX_CAMPOS = 50

export function readUrlencoded(body: string): FormularioRecibido {
  if (body.split('&', MAX_CAMPOS + 1).length > MAX_CAMPOS) throw envioError(400, 'formato')
  const campos = new URLSearchParams(body)
  return { getValores: (nombre) => campos.getAll(nombre), archivo: null }
}
