import { normalizeTexto, stripInvisibles } from './normalize-texto.ts'

/** Text of a field of one line: blanks around it say nothing, and many together no more than one. */
export const formatLinea = (texto: string | null | undefined): string =>
  stripInvisibles(normalizeTexto(texto ?? ''))
    .trim()
    .replace(/\s+/g, ' ')

/** Letters of any alphabet and what stands between them: a name goes into mails, where no address fits. */
const NOMBRE = /^[\p{L}\p{M}\p{N} .,'’-]{2,80}$/u
const SOBRA = /[^\p{L}\p{M}\p{N} .,'’-]+/u

/** Characters that do not belong into a name are shown; `siFalta` where it is too short or too long. */
export function findProblemaDeNombre(nombre: string, siFalta: string): string | null {
  if (NOMBRE.test(nombre)) return null
  const sobra = nombre.match(SOBRA)?.[0]
  return sobra && nombre.length <= 80
    ? `Un nombre lleva solo letras, números y signos como el punto, la coma o el guion: quita «${sobra}».`
    : siFalta
}
