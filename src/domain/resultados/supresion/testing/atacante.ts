/**
 * Whoever sees the figures of a block, knows how many people each cell (group × seniority) has, and subtracts. He knows
 * nothing of how the figures were chosen. Counts are whole and not negative, so a combination of figures whose positive
 * part is a few people says, where it comes out above zero, that somebody among them gave that answer.
 */
export type Arma = {
  /** Weight of each figure in the combination, whole. */
  pesos: number[]
  /** The few people that it is about, and the weight that each of these cells has. */
  blanco: Map<number, number>
}

/** A figure counts everybody of these cells. */
export type Figura = readonly number[]

/**
 * All combinations are tried at once: for each union of cells below the minimum, the strongest one that is positive
 * nowhere else (a linear program, solved in whole numbers). If there is none, then for any answers whatever there is
 * another distribution of them, with nothing at all in that union, that gives the very same figures.
 */
export function findArmas(personas: ArrayLike<number>, figuras: readonly Figura[], minimo: number): Arma[] {
  const llenas = Array.from(personas, (_, celda) => celda).filter((celda) => personas[celda]! > 0)
  const filas = new Map(
    llenas.map((celda) => [celda, figuras.flatMap((suya) => (suya.includes(celda) ? [1, -1] : [0, 0]))]),
  )
  // Cells that stand in the same figures are one to him: so are unions of as many of each kind.
  const clases = new Map(llenas.map((celda) => [celda, filas.get(celda)!.join()]))
  const halladas = new Map<string, number[] | null>()
  return listUnionesChicas(personas, llenas, minimo).flatMap((union) => {
    const clase = union
      .map((celda) => clases.get(celda)!)
      .sort()
      .join(' ')
    if (!halladas.has(clase)) halladas.set(clase, findCombinacion(filas, figuras, union))
    const pesos = halladas.get(clase)
    if (!pesos) return []
    const sumas = llenas.map((celda) => [celda, sumPesos(figuras, pesos, celda)] as const)
    const blanco = new Map(sumas.filter(([, peso]) => peso > 0))
    const cuantos = [...blanco.keys()].reduce((suma, celda) => suma + personas[celda]!, 0)
    if (cuantos < 1 || cuantos >= minimo) throw new Error('the attacker is wrong: the test proves nothing')
    return [{ pesos, blanco }]
  })
}

const sumPesos = (figuras: readonly Figura[], pesos: readonly number[], celda: number) =>
  figuras.reduce((suma, figura, i) => (figura.includes(celda) ? suma + pesos[i]! : suma), 0)

/** How many answers among the few people the combination proves; 0: none. */
export function countProbadas({ pesos, blanco }: Arma, cuentas: readonly number[]): number {
  const valor = pesos.reduce((suma, peso, i) => suma + peso * cuentas[i]!, 0)
  return Math.max(0, Math.ceil(valor / Math.max(...blanco.values())))
}

/** Unions of fewer than `minimo` people to which no other cell could be added. */
function listUnionesChicas(
  personas: ArrayLike<number>,
  llenas: readonly number[],
  minimo: number,
): number[][] {
  const chicas = llenas.filter((celda) => personas[celda]! < minimo)
  const uniones: number[][] = []
  const extend = (desde: number, union: number[], cuantos: number) => {
    const cabe = (celda: number) => cuantos + personas[celda]! < minimo
    if (union.length > 0 && !chicas.some((celda) => !union.includes(celda) && cabe(celda)))
      uniones.push(union)
    for (let i = desde; i < chicas.length; i++)
      if (cabe(chicas[i]!)) extend(i + 1, [...union, chicas[i]!], cuantos + personas[chicas[i]!]!)
  }
  extend(0, [], 0)
  return uniones
}

/**
 * Weights of the figures that make the sum over the union largest while every cell of it has at most 1 and every other
 * at most 0; null where nothing above zero is possible. Simplex in whole numbers with one common denominator.
 * filas: by cell, what each figure adds there and takes away.
 */
function findCombinacion(
  filas: ReadonlyMap<number, readonly number[]>,
  figuras: readonly Figura[],
  union: readonly number[],
): number[] | null {
  const columnas = figuras.length * 2
  const tabla = Array.from(filas, ([celda, fila]) => fila.concat(Number(union.includes(celda))))
  const meta = Array.from({ length: columnas + 1 }, () => 0)
  for (const celda of union) for (const [j, peso] of filas.get(celda)!.entries()) meta[j]! += peso
  const enBase = tabla.map((_, i) => columnas + i)
  const fuera = Array.from({ length: columnas }, (_, j) => j)
  let denominador = 1
  for (;;) {
    const entra = findEntrada(meta, fuera)
    if (entra === -1) break
    const sale = findSalida(tabla, enBase, entra)
    denominador = pivot(tabla, meta, sale, entra, denominador)
    ;[enBase[sale], fuera[entra]] = [fuera[entra]!, enBase[sale]!]
  }
  if (meta.at(-1) === 0) return null
  const valor = (variable: number) => {
    const fila = enBase.indexOf(variable)
    return fila === -1 ? 0 : tabla[fila]!.at(-1)!
  }
  return figuras.map((_, i) => valor(2 * i) - valor(2 * i + 1))
}

/** Bland's rule: it never goes in circles. */
function findEntrada(meta: readonly number[], fuera: readonly number[]): number {
  let entra = -1
  for (let j = 0; j < fuera.length; j++)
    if (meta[j]! > 0 && (entra === -1 || fuera[j]! < fuera[entra]!)) entra = j
  return entra
}

function findSalida(tabla: readonly number[][], enBase: readonly number[], entra: number): number {
  let sale = -1
  for (let i = 0; i < tabla.length; i++) {
    if (tabla[i]![entra]! <= 0) continue
    if (sale === -1) {
      sale = i
      continue
    }
    const resta = tabla[i]!.at(-1)! * tabla[sale]![entra]! - tabla[sale]!.at(-1)! * tabla[i]![entra]!
    if (resta < 0 || (resta === 0 && enBase[i]! < enBase[sale]!)) sale = i
  }
  if (sale === -1) throw new Error('the attacker is wrong: the test proves nothing')
  return sale
}

/** The entering and the leaving variable change places; all entries stay whole over the pivot. */
function pivot(tabla: number[][], meta: number[], r: number, k: number, denominador: number): number {
  const fila = tabla[r]!
  const eje = fila[k]!
  for (const otra of [...tabla, meta]) {
    const factor = otra[k]!
    if (otra === fila || (factor === 0 && eje === denominador)) continue
    for (let j = 0; j < otra.length; j++)
      otra[j] = j === k ? -factor : (otra[j]! * eje - factor * fila[j]!) / denominador
  }
  fila[k] = denominador
  if (!Number.isSafeInteger(eje)) throw new Error('the attacker is wrong: the test proves nothing')
  return eje
}
