import { foldParaBuscar } from '#domain/texto/fold-texto.ts'

/** Somewhere to go: what it is called, what it is of, and other words that find it. */
export interface Lugar {
  a: string
  texto: string
  de: string
}

const MAX = 8

const listPalabras = (buscado: string) => foldParaBuscar(buscado).split(/\s+/).filter(Boolean)

/**
 * Those that have every word typed, in any order, accents forgiven: at most eight. What comes first in the list stays first
 * among those in whose name a word begins; the others follow.
 */
export function searchLugares(lugares: readonly Lugar[], buscado: string): Lugar[] {
  const palabras = listPalabras(buscado)
  if (palabras.length === 0) return lugares.slice(0, MAX)
  const rank = ({ texto, de }: Lugar) => {
    const nombre = ` ${foldParaBuscar(texto)}`
    const todo = `${nombre} ${foldParaBuscar(de)}`
    if (!palabras.every((palabra) => todo.includes(` ${palabra}`))) return 0
    return palabras.some((palabra) => nombre.includes(` ${palabra}`)) ? 2 : 1
  }
  return lugares
    .map((lugar) => ({ lugar, rango: rank(lugar) }))
    .filter(({ rango }) => rango > 0)
    .sort((a, b) => b.rango - a.rango)
    .slice(0, MAX)
    .map(({ lugar }) => lugar)
}
