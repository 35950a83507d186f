/** Marks on one letter: Unicode's Stream-Safe Text Format allows as many, and no language writes them. */
const MARCAS_DE_UNA_LETRA = 30

const cutMarcas = (marcas: string) =>
  marcas.length > MARCAS_DE_UNA_LETRA ? marcas.slice(0, MARCAS_DE_UNA_LETRA).toWellFormed() : marcas

/**
 * A text with each letter written in its one form, and the only way to `normalize` here. Putting marks in order takes
 * the square of their number: 120,000 of them on one letter, a single form, were nine seconds.
 */
export const normalizeTexto = (texto: string, forma: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string =>
  texto.replace(/\p{M}+/gu, cutMarcas).normalize(forma)
