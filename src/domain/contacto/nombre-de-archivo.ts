const LARGO_MAXIMO = 80

/**
 * The name under which a received file travels on: the sender's, without a path or anything a file system minds, and
 * with the extension of what it really is.
 */
export function formatNombreDeArchivo(original: string, extension: string): string {
  const base = original
    .normalize('NFC')
    .toWellFormed()
    // How browsers write a quote or a line break in the name of a file.
    .replace(/%(22|0a|0d)/gi, ' ')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[\p{C}\u2028\u2029<>:"|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${[...base].slice(0, LARGO_MAXIMO).join('').trim() || 'curriculum'}.${extension}`
}
