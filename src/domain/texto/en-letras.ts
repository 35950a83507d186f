const NUMEROS = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
]

/** "una variable", "ocho variables": in words up to twenty, as a person writes. */
export function writeCantidad(
  cantidad: number,
  singular: string,
  plural: string,
  genero: 'm' | 'f' = 'f',
): string {
  if (cantidad === 1) return `${genero === 'f' ? 'una' : 'un'} ${singular}`
  return `${NUMEROS[cantidad] ?? cantidad} ${plural}`
}

export const writeNumero = (cantidad: number) => NUMEROS[cantidad] ?? String(cantidad)

export const capitalize = (texto: string) => texto.charAt(0).toLocaleUpperCase('es') + texto.slice(1)

/** "a, b y c"; "y" becomes "e" before the sound of i. */
export const joinEnLetras = (lista: readonly string[]): string => new Intl.ListFormat('es').format(lista)
