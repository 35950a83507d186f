const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const ETIQUETA = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** An address that mail can be sent to: stricter than the RFC where the RFC allows what nobody has. */
export function isCorreo(texto: string): boolean {
  const arroba = texto.lastIndexOf('@')
  if (arroba < 1 || arroba > 64 || texto.length > 254) return false
  const etiquetas = texto.slice(arroba + 1).split('.')
  return (
    LOCAL.test(texto.slice(0, arroba)) &&
    etiquetas.length >= 2 &&
    etiquetas.every((etiqueta) => ETIQUETA.test(etiqueta)) &&
    /[A-Za-z]/.test(etiquetas.at(-1) ?? '')
  )
}
