/** Marks on one letter: Unicode's Stream-Safe Text Format allows as many, and no language writes them. */
const MARCAS_DE_UNA_LETRA = 30

/** Half of a sign, without its other half. By this and not by `isWellFormed`, which telephones of 2022 do not know. */
const MEDIO_SIGNO = /\p{Surrogate}/u

const cutMarcas = (marcas: string) =>
  marcas.length > MARCAS_DE_UNA_LETRA
    ? marcas.slice(0, MARCAS_DE_UNA_LETRA).replace(MEDIO_SIGNO, '\ufffd')
    : marcas

/** Most texts that are looked up, which have one form as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\x00-\x7f]*$/

/**
 * A text with each letter written in its one form, and the only way to `normalize` here. Putting marks in order takes
 * the square of their number: 120,000 of them on one letter, a single form, were nine seconds.
 */
export const normalizeTexto = (texto: string, forma: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string =>
  ASCII.test(texto) ? texto : texto.replace(/\p{M}+/gu, cutMarcas).normalize(forma)

/**
 * Signs that nobody sees. Some turn the direction of what follows: they are copied along with numbers from address books, and
 * make a name read otherwise than it is written. Others have no width: they come along from web pages and make one name two.
 * Hebrew and Arabic need none of them; the two that join letters and drawings stay.
 */
export const stripInvisibles = (texto: string): string => texto.replace(/[^\P{Cf}\u200c\u200d]/gu, '')
