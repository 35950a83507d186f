/**
 * Signs that nobody sees: those that turn the direction of what follows, copied along with numbers from some address books
 * and used to make a name read otherwise than it is written, and those without a width, which come along from web pages
 * and make one name two. Hebrew and Arabic need none of them; what joins letters and drawings stays.
 */
export const stripInvisibles = (texto: string): string =>
  texto.replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
