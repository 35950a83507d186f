import { foldParaBuscar, foldTexto } from '../texto/fold-texto.ts'
import { stripInvisibles } from '../texto/normalize-texto.ts'

/** "G3": on axes and in tables, where its name stands beside it. */
export const getEtiquetaDeGrupo = ({ orden }: { orden: number }): string => `G${orden}`

/** "G3 Ventas": how a group is called on screens, on paper and in documents. */
export const formatGrupo = (grupo: { orden: number; nombre: string }): string =>
  `${getEtiquetaDeGrupo(grupo)} ${grupo.nombre}`

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

/** The key by which two names are the same, within a climate and between rounds: a later round often mends an accent. */
export function getClaveDeNombre(nombre: string): string {
  return foldTexto(formatNombre(nombre))
}

const readLetras = (texto: string) =>
  foldParaBuscar(texto)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

/** Whether somebody typed a name that is in sight: not every keyboard has its accents, an ñ, a long dash or a drawing. */
export function isNombreTecleado(escrito: string, nombre: string): boolean {
  const letras = readLetras(nombre)
  return letras ? readLetras(escrito) === letras : formatNombre(escrito) === formatNombre(nombre)
}
