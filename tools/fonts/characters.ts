const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  ).join('')

const LETTERS = `${range('A', 'Z')}${range('a', 'z')}ÁÉÍÓÚÜÑáéíóúüñ`
/** The no-break space and the soft hyphen. */
const INVISIBLE = '\u00a0\u00ad'

/** Running text, forms and tables. */
export const TEXT_CHARACTERS = `${range(' ', '~')}${LETTERS}¿¡ªº«»°·©®–—‘’“”…•€−×${INVISIBLE}`

/** Headings and large figures. */
export const DISPLAY_CHARACTERS = `${LETTERS}${range('0', '9')} .,:;-–—()¿?¡!%&/'"’“”+…ºª${INVISIBLE}`

/** Printed documents, where people of other languages have names too: Latin with its accents, and the signs of reports. */
export const PDF_CHARACTERS = `${range(' ', '~')}${range('\u00a0', '\u017f')}${range('‐', '‧')}${range('‰', '›')}€←↑→↓−≈≤≥▲▼●■`

/** As CSS writes it in `unicode-range`. */
export function formatUnicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0)!).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
