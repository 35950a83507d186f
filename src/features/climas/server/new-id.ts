import { randomBytes } from 'node:crypto'

/** Without letters that are misread, and nothing that a mail program would cut off the end of a link. */
const LETRAS = '0123456789abcdefghjkmnpqrstvwxyz'

/** Sixty random bits: for climates, whose id people see in a link, and for what a climate is made of. */
export const newId = (): string => Array.from(randomBytes(12), (byte) => LETRAS[byte & 31]).join('')
