import { listRaices } from './raices.ts'

export interface PalabraDistintiva {
  palabra: string
  /** Who used it, among those of the group. */
  personas: number
}

const PALABRAS_POR_GRUPO = 8
/** A word of every fifth person must be so much more frequent: about once in twenty it would be by chance. */
const Z_MINIMA = 1.96

type Uso = { personas: number; palabras: Map<string, number> }

/**
 * The words that each group uses more than the others: by people, not by times; only where at least `minimo` of the group
 * use it. Log-odds against the rest with a small prior, over their deviation. How often the others use it is not told.
 */
export function listPalabrasDistintivas(
  grupos: ReadonlyMap<string, readonly string[]>,
  minimo: number,
): Map<string, PalabraDistintiva[]> {
  const usos = new Map([...grupos].map(([id, textos]) => [id, countUsos(textos)] as const))
  const todos = new Map<string, number>()
  for (const raices of usos.values())
    for (const [raiz, { personas }] of raices) todos.set(raiz, (todos.get(raiz) ?? 0) + personas)
  const total = [...grupos.values()].reduce((suma, { length }) => suma + length, 0)
  const listDe = (id: string, n: number) =>
    [...usos.get(id)!]
      .filter(([, { personas }]) => personas >= Math.max(minimo, 2))
      .map(([raiz, uso]) => ({
        uso,
        z: computeZ(uso.personas, n, todos.get(raiz)! - uso.personas, total - n),
      }))
      .filter(({ z }) => z > Z_MINIMA)
      .sort((a, b) => b.z - a.z || b.uso.personas - a.uso.personas)
      .slice(0, PALABRAS_POR_GRUPO)
      .map(({ uso }) => ({ palabra: getMasUsada(uso), personas: uso.personas }))
  return new Map([...grupos].map(([id, { length }]) => [id, listDe(id, length)]))
}

function countUsos(textos: readonly string[]): Map<string, Uso> {
  const usos = new Map<string, Uso>()
  for (const texto of textos)
    for (const [raiz, palabra] of listRaices(texto)) {
      const uso = usos.get(raiz) ?? { personas: 0, palabras: new Map<string, number>() }
      uso.personas++
      uso.palabras.set(palabra, (uso.palabras.get(palabra) ?? 0) + 1)
      usos.set(raiz, uso)
    }
  return usos
}

function computeZ(suyas: number, n: number, ajenas: number, m: number): number {
  const [a, b, c, d] = [suyas, n - suyas, ajenas, m - ajenas].map((cuenta) => cuenta + 0.5) as [
    number,
    number,
    number,
    number,
  ]
  return (Math.log(a / b) - Math.log(c / d)) / Math.sqrt(1 / a + 1 / b + 1 / c + 1 / d)
}

const getMasUsada = ({ palabras }: Uso) =>
  [...palabras].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]![0]
