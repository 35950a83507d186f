import { foldParaBuscar } from '../texto/fold-texto.ts'
import { normalizeTexto } from '../texto/normalize-texto.ts'
import type { CamposDeCV } from './cv.ts'
import { NOMBRES_DE_PILA } from './nombres-de-pila.ts'

export type Nombres = Pick<
  CamposDeCV,
  'primerNombre' | 'segundoNombre' | 'primerApellido' | 'segundoApellido'
>

/** They belong to the word after them: "de León", "de los Ángeles". */
const PARTICULAS: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'da',
  'do',
  'dos',
  'di',
  'van',
  'von',
])

const isParticula = (palabra: string) => PARTICULAS.has(foldParaBuscar(palabra))

const DIBUJOS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu

/** The words of a name. Somebody who adds a drawing, or a number, is not called so. */
export const listPalabrasDeNombre = (nombre: string): string[] =>
  normalizeTexto(nombre)
    .replace(DIBUJOS, ' ')
    .split(/\s+/)
    .filter((palabra) => /\p{L}/u.test(palabra))

/** "María", "de los Ángeles", "García", "de León". */
function listPartes(nombre: string): string[] {
  const partes: string[] = []
  let abierta = false
  for (const palabra of listPalabrasDeNombre(nombre)) {
    if (abierta) partes.push(`${partes.pop()} ${palabra}`)
    else partes.push(palabra)
    abierta = isParticula(palabra)
  }
  return partes
}

const isDeCasada = (parte: string) => /^de\s/i.test(parte)

/**
 * A whole name as people write it in one field, taken apart as well as can be guessed: two surnames are the rule, and
 * of three words the second is a given name only where it is known as one. Staff see it before it is kept.
 */
export function splitNombre(nombre: string): Nombres {
  const partes = listPartes(nombre)
  // "Morales de Gómez": a married name follows the second surname.
  if (partes.length > 4 && isDeCasada(partes.at(-1)!)) partes.push(partes.splice(-2).join(' '))
  const [primero = '', segundo = '', tercero = ''] = partes
  const join = (desde: number, hasta?: number) => partes.slice(desde, hasta).join(' ')
  if (partes.length < 3) {
    return { primerNombre: primero, segundoNombre: null, primerApellido: segundo, segundoApellido: '' }
  }
  if (partes.length === 3) {
    return NOMBRES_DE_PILA.has(foldParaBuscar(segundo))
      ? { primerNombre: primero, segundoNombre: segundo, primerApellido: tercero, segundoApellido: '' }
      : { primerNombre: primero, segundoNombre: null, primerApellido: segundo, segundoApellido: tercero }
  }
  return {
    primerNombre: primero,
    segundoNombre: join(1, -2),
    primerApellido: join(-2, -1),
    segundoApellido: join(-1),
  }
}

function listPalabras(nombre: string): string[] {
  return (foldParaBuscar(nombre).match(/[\p{L}\p{N}]+/gu) ?? []).filter((palabra) => !PARTICULAS.has(palabra))
}

const formatClave = (palabras: string[]) => (palabras.length < 2 ? '' : palabras.toSorted().join(' '))

/** What makes two names the same: neither case, accents, particles nor the order of the words tell them apart. */
export const getClaveDeNombre = (nombre: string): string => formatClave(listPalabras(nombre))

/** A CV is found by its whole name, and by the name without the second given one, which many leave out. */
export function getClavesDeNombres(nombres: Nombres): { completa: string; corta: string } {
  const { primerNombre, segundoNombre, primerApellido, segundoApellido } = nombres
  const corta = [primerNombre, primerApellido, segundoApellido].join(' ')
  return { completa: getClaveDeNombre(`${corta} ${segundoNombre ?? ''}`), corta: getClaveDeNombre(corta) }
}

/** The keys under which a CV of the same person may stand. */
export function listClavesDeNombre(nombre: string): string[] {
  const { completa, corta } = getClavesDeNombres(splitNombre(nombre))
  return [...new Set([completa, corta])].filter(Boolean)
}
