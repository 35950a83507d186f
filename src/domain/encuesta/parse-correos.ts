import { normalizeTexto } from '../texto/normalize-texto.ts'
import { getClaveDeCorreo, isCorreo } from './correo.ts'

/** correos: the valid addresses once each, in the order given; null when nothing was written (spec §5). */
export type CorreosLeidos = { correos: string[] | null; invalidos: string[]; repetidos: string[] }

/**
 * Spaces of every kind are noise, the invisible ones that come with a pasted list included. Not a tab or a line break in the
 * middle: there two cells meet, and joined they would be somebody else's address.
 */
const ESPACIOS = /(?:[^\S\t\r\n]|[\u200b-\u200d\u2060])+/g

/** Mail programs copy a person as "Ana López <ana@ejemplo.com>", browsers and sheets the address of a link as "mailto:…". */
function getDireccion(entrada: string): string {
  return (/<([^<>]*)>$/.exec(entrada)?.[1] ?? entrada).replace(/^mailto:/i, '')
}

/** As it is checked and kept: without spaces, and each letter in its one form. */
export const cleanCorreo = (entrada: string): string =>
  normalizeTexto(getDireccion(entrada.trim().replace(ESPACIOS, '')))

export function checkCorreos(lista: readonly string[]): CorreosLeidos {
  const entradas = lista.map(cleanCorreo).filter(Boolean)
  const vistos = new Map<string, string>()
  const invalidos = new Set<string>()
  const repetidos = new Set<string>()
  for (const entrada of entradas) {
    const clave = getClaveDeCorreo(entrada)
    if (!isCorreo(entrada)) invalidos.add(entrada.replace(/\s+/g, ' '))
    else if (vistos.has(clave)) repetidos.add(vistos.get(clave) ?? entrada)
    else vistos.set(clave, entrada)
  }
  const correos = entradas.length === 0 ? null : [...vistos.values()]
  return { correos, invalidos: [...invalidos], repetidos: [...repetidos] }
}
