/** Runs of two rounds, by their places, that are of the same options once they are joined. */
export type TramoComun = { actuales: number[]; comparados: number[] }

/**
 * The finest runs that both rounds can make by joining theirs: figures of runs that were joined otherwise are of other people, and sums
 * add. `clave`: what an option is called in both rounds. A common run of everything that one round shows is none, for it says
 * nothing of seniority.
 */
export function listTramosComunes(
  actuales: readonly (readonly string[])[],
  comparados: readonly (readonly string[])[],
): TramoComun[] {
  const comunes = actuales.map((claves, a) => ({
    actuales: [a],
    comparados: [] as number[],
    claves: new Set(claves),
  }))
  for (const [c, claves] of comparados.entries()) {
    const tocados = comunes.filter((comun) => claves.some((clave) => comun.claves.has(clave)))
    const [primero, ...demas] = tocados
    if (!primero) continue
    primero.comparados.push(c)
    for (const otro of demas) {
      primero.actuales.push(...otro.actuales)
      primero.comparados.push(...otro.comparados)
      for (const clave of otro.claves) primero.claves.add(clave)
      comunes.splice(comunes.indexOf(otro), 1)
    }
  }
  const listClaves = (lista: readonly (readonly string[])[], lugares: readonly number[]) =>
    new Set(lugares.flatMap((lugar) => lista[lugar]!))
  return comunes
    .map((comun) => ({
      actuales: comun.actuales.sort((a, b) => a - b),
      comparados: comun.comparados.sort((a, b) => a - b),
    }))
    .filter((comun) => {
      const [deUna, deOtra] = [listClaves(actuales, comun.actuales), listClaves(comparados, comun.comparados)]
      const isTodo =
        comun.actuales.length === actuales.length || comun.comparados.length === comparados.length
      return !isTodo && deUna.size === deOtra.size && [...deUna].every((clave) => deOtra.has(clave))
    })
}
