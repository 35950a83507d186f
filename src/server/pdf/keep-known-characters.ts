import { normalizeTexto } from '#domain/texto/normalize-texto.ts'
import { CARACTERES } from './fonts/caracteres.ts'

const known: ReadonlySet<string> = new Set(CARACTERES)

/**
 * Replaces what the typefaces of documents lack, so that one sign in a comment never stops a report: a letter loses
 * its unknown accent, a pictograph goes, anything else becomes a question mark. So does a text of which nothing would be
 * left: a document whose headings include an empty one is not made.
 */
export function keepKnownCharacters(text: string): string {
  const written = normalizeTexto(text)
  const kept = Array.from(written, keep).join('')
  return kept.trim() === '' && written.trim() !== '' ? '?' : kept
}

function keep(character: string): string {
  if (known.has(character)) return character
  if (/[\n\t]/.test(character)) return character
  const [letter = ''] = normalizeTexto(character, 'NFKD')
  if (known.has(letter)) return letter
  return /[\p{Extended_Pictographic}\p{Emoji_Component}\p{Mark}\p{Cf}\p{Cc}]/u.test(character) ? '' : '?'
}

/** In every text of what a template reads. */
export function keepKnownCharactersIn(value: unknown): unknown {
  if (typeof value === 'string') return keepKnownCharacters(value)
  if (Array.isArray(value)) return value.map(keepKnownCharactersIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keepKnownCharactersIn(inner)]))
}
