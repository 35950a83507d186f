import { normalizeTexto } from './normalize-texto.ts'

/** Letters that Unicode does not take apart into a plain letter and a mark, and quotes that Word curls. */
const LLANAS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
}
const SIN_LLANA = /[ßæœøłđðþı’‘“”«»]/g
const ACENTOS = /[\u0300-\u036f]/g
const MARCAS = /[\p{M}\p{Cf}]/gu
const ASCII = /^[\0-\x7f]*$/

/** The fold by which two names are the same: case and accents do not matter, but ñ is a letter of its own. */
export function foldTexto(texto: string): string {
  return normalizeTexto(
    normalizeTexto(texto.toLowerCase(), 'NFD').replace(/[\u0300-\u0302\u0304-\u036f]/g, ''),
  )
}

/** A text as whoever searches types it: without case, accents (ñ is n: many type it so), ligatures or soft hyphens. */
export function foldParaBuscar(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  const llano = normalizeTexto(text, 'NFKD').toLowerCase().replace(ACENTOS, '')
  // Spanish ends here; what follows is for everything else and costs far more.
  if (ASCII.test(llano)) return llano
  return llano.replace(MARCAS, '').replace(SIN_LLANA, (letra) => LLANAS[letra] ?? letra)
}
