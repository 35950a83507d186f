import type { Definicion } from '../../climas/definicion.ts'
import { listEnSuArea, SIN_MINIMO } from '../../climas/minimo-por-grupo.ts'
import { listCasillas } from '../../encuesta/hoja.ts'
import { chooseBasesDePregunta, chooseTramos, createTramos, type Tramo } from '../../tramos/tramos.ts'
import type { Cubo } from '../cubo.ts'
import { type Conjunto, sumRecuento } from '../recuento.ts'
import { listMedidasAMedias } from '../sum-medidas.ts'
import { computePatron } from '../supresion/compute-patron.ts'
import { type Filas, listFilas } from '../supresion/filas.ts'
import {
  type Celdas,
  type ClasePorGrupo,
  countBases,
  getCeldas,
  isVisible,
  type Patron,
  type PatronDeGrupos,
} from '../supresion/patron.ts'
import { computePatronDePregunta } from '../supresion/patron-de-pregunta.ts'
import { createSumas, EMPRESA, getClaveDeConjunto, type SumasDeConjunto } from './sumas.ts'

/** What is published of the sheets that make a block: of each set that may be shown, what all its people said together. */
export type BloqueContado = {
  patron: Patron
  hojas: number
  /** How many sheets are of each group: no secret, whether or not its figures are shown. */
  hojasPorGrupo: Record<string, number>
  sumas: Map<string, SumasDeConjunto>
}

type Pedido = {
  definicion: Definicion
  cubo: Cubo
  minimo: number
  /** Of the blocks before, oldest first. */
  previos: readonly Patron[]
}

/** A question within the block: its own areas and groups, and by run the rows that it counts. */
type PreguntaContada = { patron: PatronDeGrupos; bases: (ReadonlySet<number> | null)[] }

/**
 * Null where too few sheets wait. In steps, for whoever does it among other work: each takes some milliseconds.
 */
export function* computeBloque({
  definicion,
  cubo,
  minimo,
  previos,
}: Pedido): Generator<void, BloqueContado | null> {
  const areas = definicion.areasDeTrabajo
  const celdas = getCeldas(cubo)
  const deGrupos = computePatron({
    celdas,
    areas,
    minimo,
    enSuArea: listEnSuArea(definicion, minimo),
    previos,
  })
  if (!deGrupos) return null
  const filas = listFilas(deGrupos, areas, celdas)
  const tramos = computeTramos(celdas, filas, { minimo, previos, enOrden: isEnOrden(definicion) })
  yield
  const preguntas = new Map<number, PreguntaContada>()
  const posicionesDeAntiguedad = new Set(cubo.posicionesDeAntiguedad)
  for (const posicion of listPosicionesCerradas(definicion)) {
    if (posicionesDeAntiguedad.has(posicion)) continue
    yield
    const validas = countBases(cubo, posicion)
    const patron = computePatronDePregunta(deGrupos, areas, validas)
    if (!patron) continue
    const reunidas = listFilas(patron, areas, validas).filaDeGrupo
    const bases = chooseBasesDePregunta({
      tramos,
      validas: listFilas(deGrupos, areas, validas).filas,
      filas: filas.filas.map((_, fila) => reunidas[filas.filaDeGrupo.indexOf(fila)]!),
      minimo,
    })
    preguntas.set(posicion, { patron, bases })
  }
  const listOcultas = (conjunto: Conjunto, isOculta: (posicion: number) => boolean) => ({
    posiciones: [...Array(cubo.posiciones).keys()].filter(isOculta),
    medidas: minimo === SIN_MINIMO ? [] : listMedidasAMedias(cubo, conjunto),
  })
  // How many said each seniority is told of the company, and of no part of it.
  const deEmpresa = createSumas(
    cubo,
    'todos',
    listOcultas('todos', (posicion) => !preguntas.has(posicion) && !posicionesDeAntiguedad.has(posicion)),
  )
  const sumas = new Map([[EMPRESA, deEmpresa]])
  for (const { clase, id, conjunto } of listConjuntos(definicion)) {
    if (!isVisible(deGrupos, clase, id)) continue
    yield
    const ocultas = listOcultas(conjunto, (posicion) => {
      const pregunta = preguntas.get(posicion)
      return !pregunta || !isMostrada(pregunta.patron, clase, id)
    })
    sumas.set(getClaveDeConjunto(clase, id), createSumas(cubo, conjunto, ocultas))
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
    const ocultas = listOcultas(conjunto, (posicion) => !preguntas.get(posicion)?.bases[t])
    const enteras = tramo.personasPorFila.filter((personas) => personas > 0).length
    const parciales = new Map(
      [...preguntas].flatMap(([posicion, { bases }]) => {
        const quedan = bases[t]
        return quedan && quedan.size < enteras ? [[posicion, listSuyas((fila) => quedan.has(fila))]] : []
      }),
    )
    const id = celdas.idsAntiguedades[tramo.opciones[0]!]!
    sumas.set(getClaveDeConjunto('antiguedades', id), createSumas(cubo, conjunto, { ...ocultas, parciales }))
  }
  return {
    patron: { ...deGrupos, tramos: describeTramos(tramos, celdas, previos) },
    hojas: deEmpresa.encuestados,
    hojasPorGrupo: Object.fromEntries(
      definicion.gruposDeOpinion.map(({ id }) => [
        id,
        sumRecuento(cubo, { idsGruposDeOpinion: [id] }).encuestados,
      ]),
    ),
    sumas,
  }
}

/** The first block that can read seniorities chooses their runs; later ones choose whom each counts, within these runs. */
function computeTramos(
  { idsAntiguedades }: Celdas,
  { filas }: Filas,
  { minimo, previos, enOrden }: Pick<Pedido, 'minimo' | 'previos'> & { enOrden: boolean },
): Tramo[] {
  const elegidos = findTramos(previos)
  if (elegidos) {
    const opciones = elegidos.map((ids) => ids.map((id) => idsAntiguedades.indexOf(id)))
    return createTramos(filas, opciones, minimo)
  }
  if (minimo === SIN_MINIMO)
    return createTramos(
      filas,
      idsAntiguedades.map((_, opcion) => [opcion]),
      minimo,
    )
  return chooseTramos(filas, { minimo, enOrden }) ?? []
}

const isEnOrden = ({ cuestionario }: Definicion): boolean =>
  cuestionario.partesCuestionario.every(({ enOrden = true }) => enOrden)

export const findTramos = (patrones: readonly Patron[]) =>
  patrones.find(({ tramos }) => tramos !== null)?.tramos ?? null

const describeTramos = (
  tramos: readonly Tramo[],
  { idsAntiguedades }: Celdas,
  previos: readonly Patron[],
): Patron['tramos'] =>
  tramos.length > 0
    ? tramos.map(({ opciones }) => opciones.map((opcion) => idsAntiguedades[opcion]!))
    : findTramos(previos)

/** A set without a valid answer to the question has nothing to hide in it. */
const isMostrada = (dePregunta: PatronDeGrupos, clase: ClasePorGrupo, id: string) =>
  (dePregunta[clase][id] ?? 'visible') === 'visible'

/** Questions whose answers are counted. Open answers are read. */
const listPosicionesCerradas = ({ cuestionario }: Definicion): number[] =>
  listCasillas(cuestionario)
    .filter(({ clase }) => clase !== 'abierta')
    .map(({ posicion }) => posicion)

const listConjuntos = ({ gruposDeOpinion, areasDeTrabajo }: Definicion) => [
  ...areasDeTrabajo.map((area) => ({ clase: 'areas', id: area.id, conjunto: area }) as const),
  ...gruposDeOpinion.map(
    ({ id }) => ({ clase: 'grupos', id, conjunto: { idsGruposDeOpinion: [id] } }) as const,
  ),
]
