const CIFRAS_MINIMAS = 5
const CIFRAS_MAXIMAS = 20
/** Digits as people group them, in any country, with an extension or without. */
const TELEFONO = /^[+(]?\d[\d\s().\-/]*((ext|extensión|extension|x|#)[.:]?\s*\d{1,6})?$/i

export function isTelefono(texto: string): boolean {
  const cifras = texto.replace(/\D/g, '').length
  return cifras >= CIFRAS_MINIMAS && cifras <= CIFRAS_MAXIMAS && TELEFONO.test(texto)
}
