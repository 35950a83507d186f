import { foldParaBuscar } from '../texto/fold-texto.ts'
import { formatNombre } from './nombres.ts'

const readLetras = (texto: string) =>
  foldParaBuscar(texto)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

/** Whether somebody typed a name that is in sight: not every keyboard has its accents, an ñ, a long dash or a drawing. */
export function isNombreTecleado(escrito: string, nombre: string): boolean {
  const letras = readLetras(nombre)
  return letras ? readLetras(escrito) === letras : formatNombre(escrito) === formatNombre(nombre)
}
