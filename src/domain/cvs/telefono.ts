import { formatDigitos } from './palabras.ts'

/** A number with and without its country's prefix ends alike. */
export const CIFRAS_FINALES = 8

/** By which a number is looked up: its last digits. Null where there are none. */
export const getClaveDeTelefono = (telefono: string) => formatDigitos(telefono).slice(-CIFRAS_FINALES) || null

/** "+502 5512-0341" and "5512 0341" ring at the same desk. */
export function isMismoTelefono(uno: string, otro: string): boolean {
  const a = formatDigitos(uno)
  const b = formatDigitos(otro)
  if (a.length < CIFRAS_FINALES || b.length < CIFRAS_FINALES) return a !== '' && a === b
  return a.endsWith(b) || b.endsWith(a)
}
