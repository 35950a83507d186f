import { cutPalabras } from './palabras.ts'

export const LARGO_DE_PASSWORD = { minimo: 10, maximo: 256 } as const

const RESTO_MINIMO = 6

/** Years and other numbers beside such a word are guessed with it, so each counts as one character. */
const isCasiNada = (resto: string | null) =>
  resto !== null && resto.replace(/\d+/g, '0').replace(/[^\p{L}\p{N}]/gu, '').length < RESTO_MINIMO

/**
 * What is wrong with a new password, or null. `propias`: the user's name and address and the firm's name, which are
 * guessed first, as the words of the trade are. Whether it is a common one only the server knows.
 */
export function checkPassword(password: string, propias: readonly string[]): string | null {
  const { minimo, maximo } = LARGO_DE_PASSWORD
  if (password.length < minimo || password.length > maximo) {
    return `La contraseña lleva de ${minimo} a ${maximo} caracteres.`
  }
  if (isCasiNada(cutPalabras(password, propias))) {
    return 'Muy fácil de adivinar: quita el usuario, el correo, el nombre de la firma y palabras como «clima» o «clave», y no queda casi nada.'
  }
  return null
}
