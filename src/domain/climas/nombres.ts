import { normalizeTexto } from '../texto/normalize-texto.ts'
/** Names and questions are one line: surrounding and repeated spaces say nothing. */
export function formatNombre(nombre: string): string {
  return nombre.trim().replace(/\s+/g, ' ')
}

/** Case and accents do not matter, but ñ is a letter of its own. */
export function foldTexto(texto: string): string {
  return normalizeTexto(
    normalizeTexto(texto.toLowerCase(), 'NFD').replace(/[\u0300-\u0302\u0304-\u036f]/g, ''),
  )
}

/** What makes two names the same name, within a climate and between rounds: a later round often mends an accent. */
export function getClaveDeNombre(nombre: string): string {
  return foldTexto(formatNombre(nombre))
}
