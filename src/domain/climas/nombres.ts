import { foldTexto } from '../texto/fold-texto.ts'
import { stripInvisibles } from '../texto/strip-invisibles.ts'

/**
 * Names and questions are one line: surrounding and repeated spaces say nothing, nor do signs that command a terminal, to
 * which the tools of the backup write names.
 */
export function formatNombre(nombre: string): string {
  return stripInvisibles(nombre)
    .replace(/[^\P{Cc}\s]/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
}

/** What makes two names the same name, within a climate and between rounds: a later round often mends an accent. */
export function getClaveDeNombre(nombre: string): string {
  return foldTexto(formatNombre(nombre))
}
