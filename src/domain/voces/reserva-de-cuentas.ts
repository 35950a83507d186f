/**
 * Which counts of people of a row may not be shown: those of 1 to minimo − 1, and with them others until at least two are
 * withheld, of at least `minimo` people together: whoever knows the total from elsewhere works out no more than that.
 * Which one goes along depends on the places alone, so that it says nothing of the counts: it may be nobody's.
 * The total of a row with withheld counts is not shown either; and where all are fewer than `minimo`, not even where nobody is.
 */
export function hideCuentas(cuentas: readonly number[], minimo: number): boolean[] {
  const ocultas = cuentas.map((cuenta) => cuenta > 0 && cuenta < minimo)
  const primera = ocultas.indexOf(true)
  if (primera === -1) return ocultas
  if (sum(cuentas) < minimo) return cuentas.map(() => true)
  for (let paso = 1; paso < cuentas.length && !isProtegida(cuentas, ocultas, minimo); paso++) {
    ocultas[(primera + paso) % cuentas.length] = true
  }
  return ocultas
}

const sum = (cuentas: readonly number[]) => cuentas.reduce((suma, cuenta) => suma + cuenta, 0)

/** At least two, of at least `minimo` people together. */
export function isProtegida(
  cuentas: readonly number[],
  ocultas: readonly boolean[],
  minimo: number,
): boolean {
  const suyas = cuentas.filter((_, i) => ocultas[i])
  return suyas.length > 1 && sum(suyas) >= minimo
}

export interface ParteContada<T> {
  /** Null: several together, that may not be told apart. */
  parte: T | null
  elementos: number[]
}

/** Parts of a whole that may be told apart by how many they are; the others go together, as the last. */
export function joinPequenas<T>(
  partes: readonly (T | null)[],
  cuentas: readonly number[],
  minimo: number,
): ParteContada<T>[] {
  const ocultas = hideCuentas(cuentas, minimo)
  const juntas = partes.flatMap((parte, i) => (parte === null || ocultas[i] ? [i] : []))
  const visibles = partes.flatMap((parte, i) =>
    juntas.includes(i) || cuentas[i] === 0 ? [] : [{ parte, elementos: [i] }],
  )
  const conAlguien = juntas.filter((i) => cuentas[i]! > 0)
  return conAlguien.length === 0 ? visibles : [...visibles, { parte: null, elementos: conAlguien }]
}
