import { hideCuentas, isProtegida } from './reserva-de-cuentas.ts'

/** Counts of people: a row for each theme, a column for each area. */
type Tabla = readonly (readonly number[])[]

/**
 * Which counts of a table may not be shown, for whoever knows every total of its rows and columns from elsewhere: where each
 * answer has one theme, the answers of an area less its other themes are the one withheld. So each row and each column that
 * withholds something withholds at least two counts, of at least `minimo` people together, and none that alone joins what is
 * withheld in its row with what is withheld in its column: only that one could be worked out. `aparte` are the people of each
 * column who are in no row; they are never shown.
 */
export function hideTabla(tabla: Tabla, aparte: readonly number[], minimo: number): boolean[][] {
  const ocultas = tabla.map((fila) => hideCuentas(fila, minimo))
  while (
    extendColumnas(tabla, aparte, ocultas, minimo) ||
    extendFilas(tabla, ocultas, minimo) ||
    closeCircuito(tabla, aparte, ocultas)
  ) {
    // What is withheld only grows, so this ends.
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
