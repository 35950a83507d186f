import { foldParaBuscar } from '../texto/fold-texto.ts'

/** Words that a guesser of passwords tries first here: the trade, the product, and the words for a password itself. */
const PALABRAS_DEL_SISTEMA = [
  'admin',
  'administrador',
  'clave',
  'clima',
  'consultor',
  'consultora',
  'consultoria',
  'contrasena',
  'curriculum',
  'encuesta',
  'humanos',
  'organizacional',
  'password',
  'recursos',
  'talento',
  'usuario',
]

/** Shorter ones are in every text. */
const MINIMO = 3

/** Names and addresses as the words they are made of, and as one word: "clima", "talento", "climaytalento". */
function listPalabras(textos: readonly string[]): string[] {
  return textos.flatMap((texto) => {
    const partes = foldParaBuscar(texto).split(/[^\p{L}\p{N}]+/u)
    return [...partes, partes.join('')].filter((palabra) => palabra.length >= MINIMO)
  })
}

/** A password without the words that anybody would guess; null where it has none of them. */
function cutPalabras(password: string, propias: readonly string[]): string | null {
  // Longer ones first, for some are parts of others.
  const palabras = [...PALABRAS_DEL_SISTEMA, ...listPalabras(propias)].sort((a, b) => b.length - a.length)
  const entera = foldParaBuscar(password)
  const resto = palabras.reduce((texto, palabra) => texto.replaceAll(palabra, ''), entera)
  return resto === entera ? null : resto
}

export const LARGO_DE_PASSWORD = { minimo: 10, maximo: 256 } as const

const RESTO_MINIMO = 6

/** Years and other numbers beside such a word are guessed with it, so each counts as one character. */
const isCasiNada = (resto: string | null) =>
  resto !== null && resto.replace(/\d+/g, '0').replace(/[^\p{L}\p{N}]/gu, '').length < RESTO_MINIMO

/**
 * The problem of a new password, or null. `propias`: the user's name and address and the firm's name, which are
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
