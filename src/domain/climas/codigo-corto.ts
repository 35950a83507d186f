const LETRAS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LARGO = 6

/** Six letters of Crockford's base32: what the short address of a survey ends in. */
export const formatCodigo = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LARGO), (byte) => LETRAS[byte & 31]).join('')

/** As it was typed from a slip, back to the six letters; null when it cannot be a code. */
export function parseCodigo(escrito: string): string | null {
  const codigo = escrito.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return codigo.length === LARGO && [...codigo].every((letra) => LETRAS.includes(letra)) ? codigo : null
}

/** An address that a slip, a poster or a message can carry; it leads to the survey's own address. */
export const formatDireccionCorta = (
  { publicUrl, basePath }: { publicUrl: string; basePath: string },
  codigo: string,
): string => `${publicUrl}${basePath}/e/${codigo}`
