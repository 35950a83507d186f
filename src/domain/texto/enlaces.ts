/**
 * Text that mail programs turn into a link by themselves: an address, the beginning of one, or words joined by a dot. An initial is
 * none ("S.A."), nor is a figure ("3.5"). A wide dot, or one of a Chinese sentence, is one to a browser.
 */
const ENLACE = /[@\uff20]|:\/\/|[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}{2}/u

/** Joins letters without being seen; nothing that looks for links goes on behind it. */
export const WORD_JOINER = '\u2060'

export const hasEnlace = (texto: string): boolean => ENLACE.test(texto)

/** The first word that would become one, as it was written. */
export const findEnlace = (texto: string): string | null =>
  texto.split(/\s+/).find((palabra) => hasEnlace(palabra)) ?? null

/** Reads the same, and leads nowhere. */
export const withoutEnlaces = (texto: string): string =>
  texto
    .replace(/[@\uff20]|:\/\//g, `$&${WORD_JOINER}`)
    .replace(/([\p{L}\p{N}-][.\u3002\uff0e\uff61])(?=\p{L}{2})/gu, `$1${WORD_JOINER}`)
