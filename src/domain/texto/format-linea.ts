import { normalizeTexto } from './normalize-texto.ts'
import { stripInvisibles } from './strip-invisibles.ts'

/** What was typed into a field of one line: blanks around it say nothing, and many together no more than one. */
export const formatLinea = (texto: string | null | undefined): string =>
  stripInvisibles(normalizeTexto(texto ?? ''))
    .trim()
    .replace(/\s+/g, ' ')
