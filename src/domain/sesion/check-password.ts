import { cutPalabras } from './palabras.ts'

export const LARGO_DE_PASSWORD = { minimo: 10, maximo: 256 } as const

/** Said by the server; the screen tells by it which of the two passwords was refused. */
export const PASSWORD_ACTUAL_INCORRECTA = 'La contraseña actual no es correcta.'

/**
 * What is wrong with a new password, or null. `propias`: the user's name and address and the firm's name, which count
 * as little towards its length as the words of the trade. Whether it is a common one only the server knows.
 */
export function checkPassword(password: string, propias: readonly string[]): string | null {
  const { minimo, maximo } = LARGO_DE_PASSWORD
  if (password.length < minimo || password.length > maximo) {
    return `La contraseña lleva de ${minimo} a ${maximo} caracteres.`
  }
  if (cutPalabras(password, propias).length < minimo) {
    return `Muy fácil de adivinar: el usuario, el correo, el nombre de la firma y palabras como «clima» o «clave» no cuentan para los ${minimo} caracteres.`
  }
  return null
}
