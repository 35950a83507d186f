import { normalizeTexto } from '../texto/normalize-texto.ts'

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** Letters of any alphabet: mail programs know "compañía.gt" under a name in ASCII, and send to that. */
const ETIQUETA = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** An address that mail can be sent to: stricter than the RFC where the RFC allows what nobody has. */
export function isCorreo(texto: string): boolean {
  const arroba = texto.lastIndexOf('@')
  if (arroba < 1 || arroba > 64 || texto.length > 254) return false
  const etiquetas = texto.slice(arroba + 1).split('.')
  return (
    LOCAL.test(texto.slice(0, arroba)) &&
    etiquetas.length >= 2 &&
    etiquetas.every((etiqueta) => ETIQUETA.test(etiqueta)) &&
    /\p{L}/u.test(etiquetas[etiquetas.length - 1] ?? '')
  )
}

/** The key by which two addresses are the same, however they were typed: no provider tells capitals apart. */
export const getClaveDeCorreo = (correo: string): string => normalizeTexto(correo.trim()).toLowerCase()

export const isMismoCorreo = (uno: string | null, otro: string): boolean =>
  uno !== null && getClaveDeCorreo(uno) === getClaveDeCorreo(otro)
