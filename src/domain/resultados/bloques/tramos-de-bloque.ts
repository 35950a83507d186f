import type { Definicion } from '../../climas/definicion.ts'
import { SIN_MINIMO } from '../../climas/minimo-por-grupo.ts'
import { listCasillas } from '../../encuesta/hoja.ts'
import {
  chooseBasesDePregunta,
  chooseTramos,
  createTramos,
  type Tramo,
  type TramoDeFilas,
} from '../../tramos/tramos.ts'
import type { Cubo } from '../cubo.ts'
import type { Conjunto } from '../recuento.ts'
import { listMedidasAMedias } from '../sum-medidas.ts'
import { type Filas, listFilas } from '../supresion/filas.ts'
import {
  type Celdas,
  countBases,
  getCeldas,
  type Patron,
  type PatronDeGrupos,
  sum,
} from '../supresion/patron.ts'
import { computePatronDePregunta } from '../supresion/patron-de-pregunta.ts'
import { createSumas, getClaveDeConjunto, type SumasDeConjunto } from './sumas.ts'

/** A question within a block: its own areas and groups, who answered it by row of the block, and its row of each of these. */
type PreguntaContada = { patron: PatronDeGrupos; validas: number[][]; filas: number[] }

/** A block as far as it is known before its runs: whom it counts by group, and whom each of its questions does. */
export type BloqueEnFilas = {
  minimo: number
  cubo: Cubo
  patron: PatronDeGrupos
  celdas: Celdas
  filas: Filas
  preguntas: ReadonlyMap<number, PreguntaContada>
}

export function* countFilas(
  definicion: Definicion,
  { cubo, patron, minimo }: Pick<BloqueEnFilas, 'cubo' | 'patron' | 'minimo'>,
): Generator<void, BloqueEnFilas> {
  const areas = definicion.areasDeTrabajo
  const celdas = getCeldas(cubo)
  const filas = listFilas(patron, areas, celdas)
  const preguntas = new Map<number, PreguntaContada>()
  const deAntiguedad = new Set(cubo.posicionesDeAntiguedad)
  for (const posicion of listPosicionesCerradas(definicion)) {
    if (deAntiguedad.has(posicion)) continue
    yield
    const bases = countBases(cubo, posicion)
    const suyo = computePatronDePregunta(patron, areas, bases)
    if (!suyo) continue
    const reunidas = listFilas(suyo, areas, bases).filaDeGrupo
    preguntas.set(posicion, {
      patron: suyo,
      validas: listFilas(patron, areas, bases).filas,
      filas: filas.filas.map((_, fila) => reunidas[filas.filaDeGrupo.indexOf(fila)]!),
    })
  }
  return { minimo, cubo, patron, celdas, filas, preguntas }
}

/** Questions whose answers are counted. Open answers are read. */
const listPosicionesCerradas = ({ cuestionario }: Definicion): number[] =>
  listCasillas(cuestionario)
    .filter(({ clase }) => clase !== 'abierta')
    .map(({ posicion }) => posicion)

export const listOcultas = (
  { cubo, minimo }: Pick<BloqueEnFilas, 'cubo' | 'minimo'>,
  conjunto: Conjunto,
  isOculta: (posicion: number) => boolean,
) => ({
  posiciones: [...Array(cubo.posiciones).keys()].filter(isOculta),
  medidas: minimo === SIN_MINIMO ? [] : listMedidasAMedias(cubo, conjunto),
})

const isEnOrden = ({ cuestionario }: Definicion): boolean =>
  cuestionario.partesCuestionario.every(({ enOrden = true }) => enOrden)

export const findTramos = (patrones: readonly Pick<Patron, 'tramos'>[]) =>
  patrones.find(({ tramos }) => tramos !== null)?.tramos ?? null

/**
 * By block, whom each run counts; the first is the one that is made now. Runs are chosen once, over the rows of everything that is
 * published by then. Later blocks choose whom each run counts.
 */
export function chooseTramosDe(
  bloques: readonly [BloqueEnFilas, ...BloqueEnFilas[]],
  { definicion, previos }: { definicion: Definicion; previos: readonly Patron[] },
): TramoDeFilas[][] {
  const [{ celdas, filas, minimo }] = bloques
  const elegidos = findTramos(previos)
  if (elegidos) {
    const opciones = elegidos.map((ids) => ids.map((id) => celdas.idsAntiguedades.indexOf(id)))
    return [createTramos(filas.filas, opciones, minimo)]
  }
  if (minimo === SIN_MINIMO) {
    const sueltas = celdas.idsAntiguedades.map((_, opcion) => [opcion])
    return [createTramos(filas.filas, sueltas, minimo)]
  }
  const todas = bloques.flatMap((bloque) => bloque.filas.filas)
  const tramos = chooseTramos(todas, { minimo, enOrden: isEnOrden(definicion) }) ?? []
  let desde = 0
  return bloques.map((bloque) => {
    const hasta = desde + bloque.filas.filas.length
    const suyos = tramos.map((tramo) => takeFilas(tramo, desde, hasta))
    desde = hasta
    return suyos
  })
}

/** A run as one of several blocks counts it. */
function takeFilas({ opciones, personasPorFila }: Tramo, desde: number, hasta: number): TramoDeFilas {
  const suyas = personasPorFila.slice(desde, hasta)
  return { opciones, personasPorFila: suyas, base: sum(suyas) }
}

export const describeTramos = (
  tramos: readonly TramoDeFilas[],
  { idsAntiguedades }: Celdas,
): Patron['tramos'] =>
  tramos.length > 0 ? tramos.map(({ opciones }) => opciones.map((opcion) => idsAntiguedades[opcion]!)) : null

/** The sums of the runs of one block, each over the rows that it counts. */
export function* sumTramos(
  bloque: BloqueEnFilas,
  tramos: readonly TramoDeFilas[],
): Generator<void, Map<string, SumasDeConjunto>> {
  const { cubo, celdas, filas, preguntas, minimo } = bloque
  const sumas = new Map<string, SumasDeConjunto>()
  if (tramos.every(({ base }) => base === 0)) return sumas
  const bases = new Map<number, (ReadonlySet<number> | null)[]>()
  for (const [posicion, pregunta] of preguntas) {
    yield
    bases.set(posicion, chooseBasesDePregunta({ ...pregunta, tramos, minimo }))
  }
  for (const [t, tramo] of tramos.entries()) {
    if (tramo.base === 0) continue
    yield
    const listSuyas = (isContada: (fila: number) => boolean) =>
      filas.filaDeGrupo.flatMap((fila, grupo) =>
        isContada(fila)
          ? tramo.opciones.map((opcion) => grupo * (celdas.idsAntiguedades.length + 1) + opcion)
          : [],
      )
    const conjunto = { celdas: listSuyas((fila) => tramo.personasPorFila[fila]! > 0) }
    const ocultas = listOcultas(bloque, conjunto, (posicion) => !bases.get(posicion)?.[t])
    const enteras = tramo.personasPorFila.filter((personas) => personas > 0).length
    const parciales = new Map(
      [...bases].flatMap(([posicion, deTramos]) => {
        const quedan = deTramos[t]
        return quedan && quedan.size < enteras ? [[posicion, listSuyas((fila) => quedan.has(fila))]] : []
      }),
    )
    const id = celdas.idsAntiguedades[tramo.opciones[0]!]!
    sumas.set(getClaveDeConjunto('antiguedades', id), createSumas(cubo, conjunto, { ...ocultas, parciales }))
  }
  return sumas
}
