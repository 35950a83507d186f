/** A row as an attacker sees it: its group, and everything that rows could be ordered or matched by. */
export interface Fila {
  grupo: string
  senales: Record<string, string>
  /** Whose it is. The attack never reads it; it only tells afterwards how many guesses were right. */
  de: string
}

/**
 * orden, iguales, trozos: how many guesses were right. unicos: the share of them that were, where there were some. tendencia:
 * how far two orders agree, in standard deviations of what chance does.
 */
export interface Aciertos {
  orden: number
  tendencia: number
  iguales: number
  trozos: number
  unicos: number
}

type Filas = readonly Fila[]

const listSenales = (filas: Filas) => Object.keys(filas[0]?.senales ?? {})
const groupByGrupo = (filas: Filas) => Map.groupBy(filas, ({ grupo }) => grupo)
const { compare } = new Intl.Collator('en', { numeric: true })

const sortBy = (filas: Filas, senal: string) =>
  groupByGrupo(filas.toSorted((x, y) => compare(x.senales[senal]!, y.senales[senal]!)))

/** Whoever is the n-th of a group, by some column, is taken for the author of its n-th row, from either end. */
function guessByOrden(a: Filas, b: Filas): number {
  const ordenes = listSenales(b).map((senal) => sortBy(b, senal))
  const hits = listSenales(a).flatMap((senal) => {
    const gente = [...sortBy(a, senal)]
    const count = (filas: ReturnType<typeof sortBy>, fromEnd: boolean) =>
      gente.reduce((total, [grupo, suyos]) => {
        const candidatas = filas.get(grupo) ?? []
        const enOrden = fromEnd ? candidatas.toReversed() : candidatas
        return total + suyos.filter(({ de }, lugar) => enOrden[lugar]?.de === de).length
      }, 0)
    return ordenes.flatMap((filas) => [count(filas, false), count(filas, true)])
  })
  return Math.max(...hits)
}

/** What people answered is in no order that could be theirs; only the test knows people by it. */
const CONTENIDOS = ['respuestas', 'texto']
const listMarcas = (filas: Filas) => listSenales(filas).filter((senal) => !CONTENIDOS.includes(senal))

/** Of every two of a group: whether they stand alike in both orders, less whether they do not (Kendall). */
function countConcordancias(lugares: readonly number[]): number {
  let suma = 0
  for (const [i, uno] of lugares.entries()) {
    for (let j = i + 1; j < lugares.length; j++) suma += Math.sign(lugares[j]! - uno)
  }
  return suma
}

/** Nobody need be hit exactly: rows that stand roughly as people do tell about everybody a little. */
function measureTendencia(a: Filas, b: Filas): number {
  const ordenes = listMarcas(b).map((senal) => [...sortBy(b, senal).values()])
  const medidas = listMarcas(a).flatMap((senal) => {
    const lugarDe = new Map(
      [...sortBy(a, senal).values()].flatMap((suyos) => suyos.map(({ de }, i) => [de, i])),
    )
    return ordenes.map((grupos) => {
      let suma = 0
      let varianza = 0
      for (const filas of grupos) {
        const n = filas.length
        suma += countConcordancias(filas.map(({ de }) => lugarDe.get(de)!))
        varianza += (n * (n - 1) * (2 * n + 5)) / 18
      }
      return Math.abs(suma) / Math.sqrt(varianza)
    })
  })
  return Math.max(...medidas)
}

/** Two rows with a value that no other row has are taken for each other's. */
function guessByIguales(a: Filas, b: Filas): number {
  const hits = listSenales(b).flatMap((deB) => {
    const conValor = Map.groupBy(b, ({ senales }) => senales[deB]!)
    const count = (deA: string) =>
      a.filter(({ senales, de }) => {
        const candidatas = conValor.get(senales[deA]!) ?? []
        return candidatas.length === 1 && candidatas[0]?.de === de
      }).length
    return listSenales(a).map(count)
  })
  return Math.max(...hits)
}

const LARGO_DE_TROZO = 8
const listTrozos = ({ senales }: Fila) =>
  Object.values(senales).flatMap((valor) =>
    Array.from({ length: Math.max(0, valor.length - LARGO_DE_TROZO + 1) }, (_, i) =>
      valor.slice(i, i + LARGO_DE_TROZO),
    ),
  )

/** So are two rows with a piece of some value that no other row has: a key may have been made of another. */
function guessByTrozos(a: Filas, b: Filas): number {
  const conTrozo = new Map<string, Fila | null>()
  for (const fila of b) {
    for (const trozo of listTrozos(fila)) {
      const otra = conTrozo.get(trozo)
      conTrozo.set(trozo, otra === undefined || otra === fila ? fila : null)
    }
  }
  return a.filter((fila) => listTrozos(fila).some((trozo) => conTrozo.get(trozo)?.de === fila.de)).length
}

const MIN_INTENTOS = 10

/** Rows whose value nobody else in the group has, of the values that are so in enough groups to count on. */
function listUnicas(filas: Filas, senal: string): Fila[] {
  const getValor = ({ senales }: Fila) => senales[senal]!
  const unicas = [...groupByGrupo(filas).values()].flatMap((suyas) =>
    [...Map.groupBy(suyas, getValor).values()].filter((iguales) => iguales.length === 1).flat(),
  )
  return [...Map.groupBy(unicas, getValor).values()].filter((una) => una.length >= MIN_INTENTOS).flat()
}

/** The only one of a group with some value is taken for the only row of it with some other value. */
function guessByUnicos(a: Filas, b: Filas): number {
  const cuentas = new Map<string, { intentos: number; aciertos: number }>()
  for (const deB of listSenales(b)) {
    const unicas = groupByGrupo(listUnicas(b, deB))
    // The test spells each person in both contents: ten who chance to answer alike would be told by that.
    for (const deA of CONTENIDOS.includes(deB) ? listMarcas(a) : listSenales(a)) {
      for (const { grupo, senales, de } of listUnicas(a, deA)) {
        for (const fila of unicas.get(grupo) ?? []) {
          const par = JSON.stringify([deA, senales[deA], deB, fila.senales[deB]])
          const { intentos, aciertos } = cuentas.get(par) ?? { intentos: 0, aciertos: 0 }
          cuentas.set(par, { intentos: intentos + 1, aciertos: aciertos + (fila.de === de ? 1 : 0) })
        }
      }
    }
  }
  const utiles = [...cuentas.values()].filter(({ intentos }) => intentos >= MIN_INTENTOS)
  return Math.max(0, ...utiles.map(({ intentos, aciertos }) => aciertos / intentos))
}

/** The best of somebody who tries every column, and every place and mark of the engine, against every other. */
export const attack = (a: Filas, b: Filas): Aciertos => ({
  orden: guessByOrden(a, b),
  tendencia: measureTendencia(a, b),
  iguales: guessByIguales(a, b),
  trozos: guessByTrozos(a, b),
  unicos: guessByUnicos(a, b),
})
