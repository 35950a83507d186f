import { isChico } from '../../climas/minimo-por-grupo.ts'

/**
 * Which seniorities can be shown beside the groups: in each class of groups a shown seniority, and all those not shown
 * together, have nobody or enough people. `filas`: people of each class by seniority.
 */
export function chooseAntiguedades(
  filas: readonly (readonly number[])[],
  candidatas: readonly number[],
  minimo: number,
): Set<number> {
  const posibles = candidatas.filter((a) => filas.every((fila) => !isChico(fila[a]!, minimo)))
  const pendientes = filas
    .filter((fila) => isChico(countFuera(fila, posibles), minimo))
    .map((fila) => posibles.filter((a) => fila[a]! > 0))
  const renunciadas = findMenosRenuncias(pendientes, posibles)
  return new Set(posibles.filter((a) => !renunciadas.includes(a)))
}

function countFuera(fila: readonly number[], dentro: readonly number[]): number {
  return fila.reduce((suma, personas, a) => (dentro.includes(a) ? suma : suma + personas), 0)
}

/** With twenty seniorities the fewest could take long to find; what was found by then is safe too. */
const INTENTOS = 1000

/** The fewest seniorities of which every pending class has one: giving that one up fills up the class's rest. */
function findMenosRenuncias(
  pendientes: readonly (readonly number[])[],
  todas: readonly number[],
): readonly number[] {
  let mejor = todas
  let intentos = 0
  const extend = (elegidas: readonly number[]) => {
    if (elegidas.length >= mejor.length) return
    const falta = pendientes.find((suyas) => !suyas.some((a) => elegidas.includes(a)))
    if (!falta) mejor = elegidas
    else for (const a of falta) if (intentos++ < INTENTOS) extend([...elegidas, a])
  }
  extend([])
  return mejor
}
