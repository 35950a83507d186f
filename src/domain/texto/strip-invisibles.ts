/**
 * Signs that nobody sees: those that turn the direction of what follows, copied along with numbers from some address books
 * and used to make a name read otherwise than it is written, and those without a width, which come along from web pages
 * and make one name two. Hebrew and Arabic need none of them; the two that join letters and drawings stay.
 */
export const stripInvisibles = (texto: string): string => texto.replace(/[^\P{Cf}\u200c\u200d]/gu, '')
