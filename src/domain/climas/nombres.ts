/** Names and questions are one line: surrounding and repeated spaces say nothing. */
export function formatNombre(nombre: string): string {
  return nombre.trim().replace(/\s+/g, ' ')
}

/**
 * What makes two names the same name, within a climate and between rounds: case and accents may differ (a later
 * round often mends an accent), but ñ is a letter of its own.
 */
export function getClaveDeNombre(nombre: string): string {
  return formatNombre(nombre)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC')
}
