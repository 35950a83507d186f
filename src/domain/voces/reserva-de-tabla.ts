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
function isProtegida(cuentas: readonly number[], ocultas: readonly boolean[], minimo: number): boolean {
  const suyas = cuentas.filter((_, i) => ocultas[i])
  return suyas.length > 1 && sum(suyas) >= minimo
}

interface ParteContada<T> {
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

/** Counts of people: a row for each theme, a column for each area. */
type Tabla = readonly (readonly number[])[]

/**
 * Which counts of a table may not be shown, for whoever knows every total of its rows and columns from elsewhere: where each
 * answer has one theme, the answers of an area less its other themes are the one withheld. So each row and each column that
 * withholds something withholds at least two counts, of at least `minimo` people together. None of them alone joins what is
 * withheld in its row with what is withheld in its column: that one could be worked out. `aparte` are the people of each column
 * who are in no row; they are never shown.
 */
export function hideTabla(tabla: Tabla, aparte: readonly number[], minimo: number): boolean[][] {
  const ocultas = tabla.map((fila) => hideCuentas(fila, minimo))
  while (
    extendColumnas(tabla, aparte, ocultas, minimo) ||
    extendFilas(tabla, ocultas, minimo) ||
    closeCircuito(tabla, aparte, ocultas)
  ) {
    // The withheld part only grows, so this ends.
  }
  return ocultas
}

/** Withholds the next count after the first withheld one; false where there is none left. */
function hideSiguiente(
  cuentas: readonly number[],
  isOculta: (i: number) => boolean,
  hide: (i: number) => void,
): boolean {
  const primera = cuentas.findIndex((_, i) => isOculta(i))
  for (let paso = 1; paso < cuentas.length; paso++) {
    const lugar = (primera + paso) % cuentas.length
    if (isOculta(lugar)) continue
    hide(lugar)
    return true
  }
  return false
}

function extendFilas(tabla: Tabla, ocultas: boolean[][], minimo: number): boolean {
  return tabla.some((fila, i) => {
    const suyas = ocultas[i]!
    if (!suyas.includes(true) || isProtegida(fila, suyas, minimo)) return false
    return hideSiguiente(
      fila,
      (j) => suyas[j]!,
      (j) => {
        suyas[j] = true
      },
    )
  })
}

function extendColumnas(
  tabla: Tabla,
  aparte: readonly number[],
  ocultas: boolean[][],
  minimo: number,
): boolean {
  return aparte.some((fuera, j) => {
    const columna = tabla.map((fila) => fila[j]!)
    const suyas = ocultas.map((fila) => fila[j]!)
    if (!suyas.includes(true) || isProtegida([...columna, fuera], [...suyas, fuera > 0], minimo)) return false
    return hideSiguiente(
      columna,
      (i) => ocultas[i]![j]!,
      (i) => {
        ocultas[i]![j] = true
      },
    )
  })
}

/** Rows and columns are joined by what they both withhold: what alone joins two parts of that net can be worked out. */
function closeCircuito(tabla: Tabla, aparte: readonly number[], ocultas: boolean[][]): boolean {
  const red = [...ocultas, aparte.map((fuera) => fuera > 0)]
  return tabla.some((fila, i) =>
    fila.some((cuenta, j) => {
      if (!ocultas[i]![j] || cuenta === 0 || isReachable(red, i, j)) return false
      const columna = tabla.map((otra) => otra[j]!)
      return (
        hideSiguiente(
          columna,
          (k) => ocultas[k]![j]!,
          (k) => {
            ocultas[k]![j] = true
          },
        ) ||
        hideSiguiente(
          fila,
          (k) => ocultas[i]![k]!,
          (k) => {
            ocultas[i]![k] = true
          },
        )
      )
    }),
  )
}

/** From the row to the column by withheld counts other than the one that they share. */
function isReachable(red: readonly (readonly boolean[])[], fila: number, columna: number): boolean {
  const filas = new Set([fila])
  const columnas = new Set<number>()
  for (const i of filas)
    for (const [j, oculta] of red[i]!.entries()) {
      if (!oculta || columnas.has(j) || (i === fila && j === columna)) continue
      if (j === columna) return true
      columnas.add(j)
      for (const [k, otra] of red.entries()) if (otra[j]) filas.add(k)
    }
  return false
}
