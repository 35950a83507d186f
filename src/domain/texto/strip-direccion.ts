/**
 * Signs that turn the direction of what follows: copied along with numbers from some address books, and used to make a
 * name read otherwise than it is written. Hebrew and Arabic need none of them.
 */
export const stripDireccion = (texto: string): string => texto.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
