import { foldParaBuscar } from '../texto/fold-texto.ts'

/** What whoever guesses a password here tries first: the trade, the product, and the words for a password itself. */
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
export function cutPalabras(password: string, propias: readonly string[]): string | null {
  // Longer ones first, for some are parts of others.
  const palabras = [...PALABRAS_DEL_SISTEMA, ...listPalabras(propias)].sort((a, b) => b.length - a.length)
  const entera = foldParaBuscar(password)
  const resto = palabras.reduce((texto, palabra) => texto.replaceAll(palabra, ''), entera)
  return resto === entera ? null : resto
}
