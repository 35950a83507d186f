import type { Definicion } from '../../climas/definicion.ts'
import { listEnSuArea } from '../../climas/minimo-por-grupo.ts'
import type { Cubo } from '../cubo.ts'
import { sumRecuento } from '../recuento.ts'
import { computePatron } from '../supresion/compute-patron.ts'
import {
  type ClasePorGrupo,
  getCeldas,
  isVisible,
  type Patron,
  type PatronDeGrupos,
} from '../supresion/patron.ts'
import { createSumas, EMPRESA, getClaveDeConjunto, type SumasDeConjunto } from './sumas.ts'
import {
  type BloqueEnFilas,
  chooseTramosDe,
  countFilas,
  describeTramos,
  findTramos,
  listOcultas,
  sumTramos,
} from './tramos-de-bloque.ts'

/** The sums published of the sheets that make a block: of each set that may be shown, what all its people said together. */
export type BloqueContado = {
  patron: Patron
  hojas: number
  /** Sheets of each group: no secret, whether or not its figures are shown. */
  hojasPorGrupo: Record<string, number>
  sumas: Map<string, SumasDeConjunto>
}

/** Sums that the choice of the runs adds to a block before. */
export type TramosDeAntes = { numero: number; sumas: Map<string, SumasDeConjunto> }

type Pedido = {
  definicion: Definicion
  cubo: Cubo
  minimo: number
  /** The blocks before, oldest first. */
  previos: readonly Patron[]
  /** Their sheets, where no runs are chosen yet: the choice is made over their rows too. */
  cubosPrevios?: readonly Cubo[]
  /** While the survey goes on nothing is shown by seniority. */
  esAvance?: boolean
  /** There may be nobody in it: then it only chooses the runs of those before. */
  puedeEstarVacio?: boolean
}

/**
 * Null where too few sheets wait. In steps, for whoever does it among other work: each takes some milliseconds.
 */
export function* computeBloque({
  definicion,
  cubo,
  minimo,
  previos,
  cubosPrevios = [],
  esAvance = false,
  puedeEstarVacio = false,
}: Pedido): Generator<void, (BloqueContado & { deAntes: TramosDeAntes[] }) | null> {
  const patron =
    computePatron({
      celdas: getCeldas(cubo),
      areas: definicion.areasDeTrabajo,
      minimo,
      enSuArea: listEnSuArea(definicion, minimo),
      previos,
    }) ?? (puedeEstarVacio ? { minimo, areas: {}, grupos: {} } : null)
  if (!patron) return null
  const este = yield* countFilas(definicion, { cubo, patron, minimo })
  const antes: BloqueEnFilas[] = []
  for (const [i, suyo] of cubosPrevios.entries())
    antes.push(yield* countFilas(definicion, { cubo: suyo, patron: previos[i]!, minimo }))
  const [tramos = [], ...tramosDeAntes] = esAvance
    ? []
    : chooseTramosDe([este, ...antes], { definicion, previos })
  const elegidos = describeTramos(tramos, este.celdas)
  const deAntes: TramosDeAntes[] = []
  for (const [i, suyos] of tramosDeAntes.entries())
    deAntes.push({ numero: i + 1, sumas: yield* sumTramos(antes[i]!, suyos) })
  const sumas = yield* sumPartes(definicion, este)
  return {
    patron: { ...patron, tramos: elegidos ?? findTramos(previos) },
    hojas: sumas.get(EMPRESA)!.encuestados,
    hojasPorGrupo: Object.fromEntries(
      definicion.gruposDeOpinion.map(({ id }) => [
        id,
        sumRecuento(cubo, { idsGruposDeOpinion: [id] }).encuestados,
      ]),
    ),
    sumas: new Map([...sumas, ...(yield* sumTramos(este, tramos))]),
    deAntes,
  }
}

/** The sums of the company, and of the areas and groups that are shown. */
function* sumPartes(
  definicion: Definicion,
  bloque: BloqueEnFilas,
): Generator<void, Map<string, SumasDeConjunto>> {
  const { cubo, patron, preguntas } = bloque
  const deAntiguedad = new Set(cubo.posicionesDeAntiguedad)
  // Counts of each seniority are told of the company, and of no part of it.
  const deEmpresa = listOcultas(
    bloque,
    'todos',
    (posicion) => !preguntas.has(posicion) && !deAntiguedad.has(posicion),
  )
  const sumas = new Map([[EMPRESA, createSumas(cubo, 'todos', deEmpresa)]])
  for (const { clase, id, conjunto } of listConjuntos(definicion)) {
    if (!isVisible(patron, clase, id)) continue
    yield
    const ocultas = listOcultas(bloque, conjunto, (posicion) => {
      const pregunta = preguntas.get(posicion)
      return !pregunta || !isMostrada(pregunta.patron, clase, id)
    })
    sumas.set(getClaveDeConjunto(clase, id), createSumas(cubo, conjunto, ocultas))
  }
  return sumas
}

/** A set without a valid answer to the question has nothing to hide in it. */
const isMostrada = (dePregunta: PatronDeGrupos, clase: ClasePorGrupo, id: string) =>
  (dePregunta[clase][id] ?? 'visible') === 'visible'

const listConjuntos = ({ gruposDeOpinion, areasDeTrabajo }: Definicion) => [
  ...areasDeTrabajo.map((area) => ({ clase: 'areas', id: area.id, conjunto: area }) as const),
  ...gruposDeOpinion.map(
    ({ id }) => ({ clase: 'grupos', id, conjunto: { idsGruposDeOpinion: [id] } }) as const,
  ),
]
