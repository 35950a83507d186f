import { isChico } from './choose-grupos.ts'

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
  const renunciadas = findMenosRenuncias(pendientes, [], posibles)
  return new Set(posibles.filter((a) => !renunciadas.includes(a)))
}

function countFuera(fila: readonly number[], dentro: readonly number[]): number {
  return fila.reduce((suma, personas, a) => (dentro.includes(a) ? suma : suma + personas), 0)
}

/** The fewest seniorities of which every pending class has one; giving that one up fills up its rest. */
function findMenosRenuncias(
  pendientes: readonly (readonly number[])[],
  elegidas: readonly number[],
  mejor: readonly number[],
): readonly number[] {
  const falta = pendientes.find((suyas) => !suyas.some((a) => elegidas.includes(a)))
  if (!falta) return elegidas.length < mejor.length ? elegidas : mejor
  if (elegidas.length + 1 >= mejor.length) return mejor
  return falta.reduce((hasta, a) => findMenosRenuncias(pendientes, [...elegidas, a], hasta), mejor)
}
