import type { Figura } from './atacante.ts'

/**
 * The same question asked without algebra: where a code was given by at most three people, every way of spreading them
 * over the cells that gives the figures shown is written out. Whoever stands in all of these worlds is found.
 */
export function findSenalados(
  personas: ArrayLike<number>,
  figuras: readonly Figura[],
  cuentas: readonly number[],
  minimo: number,
): number[] | null {
  if (figuras.length === 0) return null
  const llenas = Array.from(personas, (_, celda) => celda).filter((celda) => personas[celda]! > 0)
  const mundos = listMundos(llenas, figuras, cuentas)
  const [primero] = mundos
  if (!primero || primero.length === 0) return null
  return extend(personas, mundos, [], minimo)
}

/** Some cells with fewer than `minimo` people of which every world has one. */
function extend(
  personas: ArrayLike<number>,
  mundos: readonly number[][],
  elegidas: readonly number[],
  minimo: number,
): number[] | null {
  if (elegidas.reduce((suma, celda) => suma + personas[celda]!, 0) >= minimo) return null
  const sinElegida = mundos.find((mundo) => !mundo.some((celda) => elegidas.includes(celda)))
  if (!sinElegida) return [...elegidas]
  for (const celda of new Set(sinElegida)) {
    const hallada = extend(personas, mundos, [...elegidas, celda], minimo)
    if (hallada) return hallada
  }
  return null
}

function listMundos(
  llenas: readonly number[],
  figuras: readonly Figura[],
  cuentas: readonly number[],
): number[][] {
  const total = Math.max(...cuentas)
  const mundos: number[][] = []
  const place = (desde: number, mundo: number[], faltan: readonly number[]) => {
    if (mundo.length === total) {
      if (faltan.every((falta) => falta === 0)) mundos.push(mundo)
      return
    }
    for (let i = desde; i < llenas.length; i++) {
      const celda = llenas[i]!
      const quedan = faltan.map((falta, f) => (figuras[f]!.includes(celda) ? falta - 1 : falta))
      if (quedan.every((queda) => queda >= 0)) place(i, [...mundo, celda], quedan)
    }
  }
  place(0, [], cuentas)
  return mundos
}
