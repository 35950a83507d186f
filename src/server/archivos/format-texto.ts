import { normalizeTexto } from '#domain/texto/normalize-texto.ts'
import { LIMITES_DE_LECTURA } from './juicio.ts'

/** Letters that are several in one: typographic ones, squares of words and Arabic phrases, of which a search makes up to eighteen. */
const LIGADURAS = /[\u3300-\u33ff\ufb00-\ufb06\ufdf0-\ufdfc]/g
const PALABRA_PARTIDA = /(\p{L})[-\u00ad]\r?\n\s*(?=\p{Ll})/gu
/** Controls, invisible marks and the private letters that symbol fonts draw bullets with. */
const SIN_TEXTO = /[\p{Cc}\p{Co}\p{Cn}\s]+/gu

/** Raw text of a file as it is kept: composed, of one line, with words put together that a line end had cut. */
export function formatTexto(crudo: string): string {
  const leido = crudo.slice(0, LIMITES_DE_LECTURA.letras * 2).toWellFormed()
  return normalizeTexto(leido)
    .replace(LIGADURAS, (letra) => normalizeTexto(letra, 'NFKC'))
    .replace(PALABRA_PARTIDA, '$1')
    .replace(/\p{Cf}/gu, '')
    .replace(SIN_TEXTO, ' ')
    .trim()
    .slice(0, LIMITES_DE_LECTURA.letras)
    .toWellFormed()
}
