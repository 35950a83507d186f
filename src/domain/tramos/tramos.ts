import { isChico } from '../climas/minimo-por-grupo.ts'

/**
 * Seniorities that can be read beside groups.
 *
 * A **row** is a class of people by group, of one block: a shown group; of a shown area what its withheld groups leave; of the
 * company what is left. Every row has at least `minimo` people. A **run** is one or more neighbouring options of the seniority
 * question. Its **base** are the people of those rows where it has at least `minimo` of them. Whoever of a row is in no base,
 * those who did not say included, is the row's **rest**: nobody, or at least `minimo` people.
 *
 * Proof that no figure tells less than `minimo` people apart. Shown are areas, groups, the company and the bases of runs.
 * Areas, groups and the company are unions of rows. A base takes of each row all who said one of its options, or none. Two
 * people of the same row and the same run, or of the same rest, are therefore in the same shown sets: the classes of people are
 * "row and counted run" and "rest of a row". The first have at least `minimo` people because only such are counted; the second
 * because runs are given up until they do. Runs and bases are worked out from how many people of each row gave each option. So
 * all that is shown, the choice itself included, stays the same when sheets change hands within a class.
 *
 * The same holds of one question, counting those who validly answered it (`chooseBasesDePregunta`): its rows are unions of
 * rows, and it counts a run only where the block does. Whoever it leaves out joins the rest of their row.
 */

/** People of a row by option, in the order of the questionnaire; the last number are those who did not say. */
export type Fila = readonly number[]

/** Options by their place. */
export type Opciones = readonly number[]

/** People that a run counts of each row, of all rows, and people who said one of its options. */
export type Tramo = {
  opciones: Opciones
  personasPorFila: readonly number[]
  base: number
  todos: number
}

/** A run as the rows of one block count it. */
export type TramoDeFilas = Omit<Tramo, 'todos'>

const sum = (numeros: readonly number[]) => numeros.reduce((suma, numero) => suma + numero, 0)

const sumOpciones = (opciones: Opciones, fila: Fila) => sum(opciones.map((opcion) => fila[opcion]!))

/** Counts of a row: people by run, and those of none. */
type FilaDeTramos = { porTramo: readonly number[]; fuera: number }

/**
 * By row and run, whether its people are counted. Where the rest is too small, one more run is given up in that row: the
 * one of whose people most are counted all the same, so that no run pays for the others.
 */
function chooseBases(filas: readonly FilaDeTramos[], tramos: number, minimo: number): boolean[][] {
  const dentro = filas.map(({ porTramo }) => porTramo.map((personas) => !isChico(personas, minimo)))
  const porTramo = Array.from({ length: tramos }, (_, t) => ({
    todos: sum(filas.map((fila) => fila.porTramo[t]!)),
    base: sum(filas.map((fila, i) => (dentro[i]![t] ? fila.porTramo[t]! : 0))),
  }))
  filas.forEach((fila, i) => {
    const suyos = dentro[i]!
    const countResto = () => fila.fuera + sum(fila.porTramo.map((personas, t) => (suyos[t] ? 0 : personas)))
    const countQueda = (t: number) => (porTramo[t]!.base - fila.porTramo[t]!) / porTramo[t]!.todos
    while (isChico(countResto(), minimo)) {
      const posibles = [...suyos.keys()].filter((t) => suyos[t] && fila.porTramo[t]! > 0)
      if (posibles.length === 0) throw new RangeError('a row has fewer people than the minimum')
      const cede = posibles.reduce((a, b) => (countQueda(b) > countQueda(a) ? b : a))
      suyos[cede] = false
      porTramo[cede]!.base -= fila.porTramo[cede]!
    }
  })
  return dentro
}

/** The rows of given runs: of a later block, whose runs an earlier one chose. */
export function createTramos(filas: readonly Fila[], tramos: readonly Opciones[], minimo: number): Tramo[] {
  const contadas = filas.map((fila): FilaDeTramos => {
    const porTramo = tramos.map((opciones) => sumOpciones(opciones, fila))
    return { porTramo, fuera: sum(fila) - sum(porTramo) }
  })
  const dentro = chooseBases(contadas, tramos.length, minimo)
  return tramos.map((opciones, t) => {
    const personasPorFila = contadas.map(({ porTramo }, i) => (dentro[i]![t] ? porTramo[t]! : 0))
    return {
      opciones,
      personasPorFila,
      base: sum(personasPorFila),
      todos: sum(contadas.map(({ porTramo }) => porTramo[t]!)),
    }
  })
}

/** A run stands for those who said so: where it counts fewer than half of them, it does not. */
const isLegible = ({ base, todos }: Pick<Tramo, 'base' | 'todos'>) => base > 0 && base * 2 >= todos

/** More options than these are not joined in every way. */
const MAX_OPCIONES_EXHAUSTIVAS = 12

type Eleccion = {
  minimo: number
  /** Options without order are never joined: what cannot be read alone is left out. */
  enOrden: boolean
}

/**
 * The most runs that can be read; of as many, those that count most people. Null: not even two. An option that nobody said
 * is no run.
 */
export function chooseTramos(filas: readonly Fila[], { minimo, enOrden }: Eleccion): Tramo[] | null {
  const opciones = (filas[0]?.length ?? 1) - 1
  const create = (tramos: readonly Opciones[]) => createTramos(filas, tramos, minimo)
  if (opciones > MAX_OPCIONES_EXHAUSTIVAS) return joinPeores(opciones, create, enOrden)
  const isPosible = createIsPosible(filas, minimo)
  let mejor: Tramo[] | null = null
  const countBase = (tramos: readonly Tramo[]) => sum(tramos.map(({ base }) => base))
  for (const manera of enOrden ? listParticiones(opciones) : listSubconjuntos(opciones)) {
    if (manera.length < (mejor?.length ?? 2)) break
    if (!manera.every(isPosible)) continue
    const tramos = create(manera)
    if (tramos.every(isLegible) && (!mejor || countBase(tramos) > countBase(mejor))) mejor = tramos
  }
  return mejor
}

/** Whether a run could be read if no row gave it up: most ways of joining end here. */
function createIsPosible(filas: readonly Fila[], minimo: number) {
  const sabidas = new Map<string, boolean>()
  return (opciones: Opciones): boolean => {
    const clave = `${opciones[0]} ${opciones.at(-1)}`
    const sabida = sabidas.get(clave)
    if (sabida !== undefined) return sabida
    const personas = filas.map((fila) => sumOpciones(opciones, fila))
    const base = sum(personas.filter((cuantas) => cuantas >= minimo))
    const posible = isLegible({ base, todos: sum(personas) })
    sabidas.set(clave, posible)
    return posible
  }
}

const listBits = (bits: number, cuantos: number) =>
  Array.from({ length: cuantos }, (_, i) => i).filter((i) => bits & (1 << i))

const countBits = (bits: number) => listBits(bits, 31).length

/** All numbers of so many bits, those with most bits first. */
const listMascaras = (cuantos: number) =>
  Array.from({ length: 1 << Math.max(0, cuantos) }, (_, bits) => bits).sort(
    (a, b) => countBits(b) - countBits(a),
  )

/** Every way to join neighbours, that of most runs first. */
function* listParticiones(opciones: number): Generator<Opciones[]> {
  for (const mascara of listMascaras(opciones - 1)) {
    const cortes = [0, ...listBits(mascara, opciones - 1).map((i) => i + 1), opciones]
    yield cortes.slice(1).map((fin, t) => Array.from({ length: fin - cortes[t]! }, (_, k) => cortes[t]! + k))
  }
}

/** Every choice of single options, the largest first. */
function* listSubconjuntos(opciones: number): Generator<Opciones[]> {
  for (const mascara of listMascaras(opciones)) yield listBits(mascara, opciones).map((opcion) => [opcion])
}

/** Greedily: as long as one cannot be read, the one that counts least joins its smaller neighbour, or is left out. */
function joinPeores(
  opciones: number,
  create: (tramos: readonly Opciones[]) => Tramo[],
  enOrden: boolean,
): Tramo[] | null {
  let tramos = create(Array.from({ length: opciones }, (_, opcion) => [opcion]))
  const countCuenta = ({ base, todos }: Tramo) => (todos === 0 ? -1 : base / todos)
  const compareCuenta = (a: Tramo, b: Tramo) => countCuenta(a) - countCuenta(b) || a.todos - b.todos
  while (tramos.length >= 2) {
    if (tramos.every(isLegible)) return tramos
    const peor = tramos.reduce((a, b) => (compareCuenta(b, a) < 0 ? b : a))
    tramos = create(
      enOrden
        ? joinVecino(tramos, tramos.indexOf(peor), ({ todos }) => todos).map((suyos) =>
            suyos.flatMap((tramo) => tramo.opciones),
          )
        : tramos.filter((tramo) => tramo !== peor).map((tramo) => tramo.opciones),
    )
  }
  return null
}

/** Joins one of a list with the smaller of its neighbours, each of the others by itself. */
function joinVecino<T>(lista: readonly T[], lugar: number, count: (uno: T) => number): T[][] {
  const [antes, despues] = [lista[lugar - 1], lista[lugar + 1]]
  const conAntes = antes !== undefined && (despues === undefined || count(antes) <= count(despues))
  const primero = conAntes ? lugar - 1 : lugar
  return [
    ...lista.slice(0, primero).map((uno) => [uno]),
    lista.slice(primero, primero + 2),
    ...lista.slice(primero + 2).map((uno) => [uno]),
  ]
}

type Pregunta = {
  /** Those of the block. */
  tramos: readonly TramoDeFilas[]
  /** By row of the block, those who validly answered the question. */
  validas: readonly Fila[]
  /** By row of the block, the one of the question: some of its groups may be withheld in this question alone. */
  filas: readonly number[]
  minimo: number
}

/**
 * By run, the rows of the block whose people stay in the base of one question; null where less than half of the run's base
 * would. A row of which a few validly answered leaves the base, instead of taking the question from the run.
 */
export function chooseBasesDePregunta({
  tramos,
  validas,
  filas,
  minimo,
}: Pregunta): (ReadonlySet<number> | null)[] {
  const reunidas = Array.from({ length: Math.max(-1, ...filas) + 1 }, () => ({
    porTramo: tramos.map(() => 0),
    fuera: 0,
  }))
  validas.forEach((fila, i) => {
    const reunida = reunidas[filas[i]!]!
    reunida.fuera += sum(fila)
    tramos.forEach(({ opciones, personasPorFila }, t) => {
      if (personasPorFila[i] === 0) return
      const suyas = sumOpciones(opciones, fila)
      reunida.porTramo[t]! += suyas
      reunida.fuera -= suyas
    })
  })
  const dentro = chooseBases(reunidas, tramos.length, minimo)
  return tramos.map(({ personasPorFila, base }, t) => {
    const quedan = [...personasPorFila.keys()].filter((i) => personasPorFila[i]! > 0 && dentro[filas[i]!]![t])
    const personas = sum(quedan.map((i) => personasPorFila[i]!))
    return base > 0 && personas * 2 >= base ? new Set(quedan) : null
  })
}

/**
 * Counts who said each option, of the whole company: options in order. One of too few is counted together with its smaller
 * neighbour until they are enough, for a single missing number is told by the sum. Empty: all of them are too few.
 */
export function joinOpcionesChicas(
  cuentas: readonly number[],
  minimo: number,
): { opciones: Opciones; personas: number }[] {
  let juntas = cuentas.map((personas, opcion) => ({ opciones: [opcion], personas }))
  for (;;) {
    const chica = juntas.findIndex(({ personas }) => isChico(personas, minimo))
    if (chica === -1) return juntas
    if (juntas.length === 1) return []
    juntas = joinVecino(juntas, chica, ({ personas }) => personas).map((suyas) => ({
      opciones: suyas.flatMap(({ opciones }) => opciones),
      personas: sum(suyas.map(({ personas }) => personas)),
    }))
  }
}
