export interface Marca {
  inicio: number
  fin: number
}

const MINIMO = 3
/** A name on every line would make a page of marks: the first ones are enough. */
const VECES = 3

const escapeRegExp = (texto: string) => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const toPatron = (valor: string) =>
  new RegExp(valor.trim().split(/\s+/).map(escapeRegExp).join('\\s+'), 'giu')

/** Where values stand in a text, whatever the case and the spaces between; none over another. */
export function findMarcas(texto: string, valores: readonly string[]): Marca[] {
  const marcas: Marca[] = []
  for (const valor of new Set(valores)) {
    if (valor.trim().length < MINIMO) continue
    let veces = 0
    for (const { index: inicio, 0: hallado } of texto.matchAll(toPatron(valor))) {
      const fin = inicio + hallado.length
      if (marcas.some((otra) => inicio < otra.fin && otra.inicio < fin)) continue
      marcas.push({ inicio, fin })
      veces++
      if (veces === VECES) break
    }
  }
  return marcas.sort((a, b) => a.inicio - b.inicio)
}
