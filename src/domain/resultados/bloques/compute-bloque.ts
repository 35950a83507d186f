import type { Definicion } from '../../climas/definicion.ts'
import { SIN_MINIMO } from '../../climas/minimo-por-grupo.ts'
import { listCasillas } from '../../encuesta/hoja.ts'
import type { Cubo } from '../cubo.ts'
import { type Conjunto, sumRecuento } from '../recuento.ts'
import { listMedidasAMedias } from '../sum-medidas.ts'
import { countBases, getCeldas } from '../supresion/celdas.ts'
import { computePatron } from '../supresion/compute-patron.ts'
import { type ClaseDeConjunto, isVisible, type Patron } from '../supresion/patron.ts'
import { computePatronDePregunta } from '../supresion/patron-de-pregunta.ts'
import { countDijeronAntiguedad } from './dijeron-antiguedad.ts'
import { createSumas, EMPRESA, getClaveDeConjunto, type Ocultas, type SumasDeConjunto } from './sumas.ts'

/** What is published of the sheets that make a block: of each set that may be shown, what all its people said together. */
export type BloqueContado = {
  patron: Patron
  hojas: number
  /** How many sheets are of each group: no secret, whether or not its figures are shown. */
  hojasPorGrupo: Record<string, number>
  /** Null where it would tell how many people a withheld seniority has. */
  dijeronAntiguedad: number | null
  sumas: Map<string, SumasDeConjunto>
}

type Pedido = {
  definicion: Definicion
  cubo: Cubo
  minimo: number
  /** Of the blocks before, oldest first. */
  previos: readonly Patron[]
}

type ConjuntoNombrado = { clase: ClaseDeConjunto; id: string; conjunto: Conjunto }

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
  const patron = computePatron({ celdas: getCeldas(cubo), areas, minimo, previos })
  if (!patron) return null
  const dePreguntas = new Map<number, Patron | null>()
  for (const posicion of listPosicionesContadas(definicion)) {
    yield
    dePreguntas.set(posicion, computePatronDePregunta(patron, areas, countBases(cubo, posicion)))
  }
  const listOcultas = (conjunto: Conjunto, isMostrada: (dePregunta: Patron) => boolean): Ocultas => ({
    posiciones: [...Array(cubo.posiciones).keys()].filter((posicion) => {
      const dePregunta = dePreguntas.get(posicion)
      return !dePregunta || !isMostrada(dePregunta)
    }),
    medidas: minimo === SIN_MINIMO ? [] : listMedidasAMedias(cubo, conjunto),
  })
  const deEmpresa = createSumas(
    cubo,
    'todos',
    listOcultas('todos', () => true),
  )
  const sumas = new Map([[EMPRESA, deEmpresa]])
  for (const { clase, id, conjunto } of listConjuntos(definicion, cubo)) {
    if (!isVisible(patron, clase, id)) continue
    yield
    const ocultas = listOcultas(conjunto, (dePregunta) => isMostrada(dePregunta, clase, id))
    sumas.set(getClaveDeConjunto(clase, id), createSumas(cubo, conjunto, ocultas))
  }
  return {
    patron,
    hojas: deEmpresa.encuestados,
    hojasPorGrupo: Object.fromEntries(
      definicion.gruposDeOpinion.map(({ id }) => [
        id,
        sumRecuento(cubo, { idsGruposDeOpinion: [id] }).encuestados,
      ]),
    ),
    dijeronAntiguedad: countDijeronAntiguedad(cubo, patron),
    sumas,
  }
}

/** A set without a valid answer to the question has nothing to hide in it. */
const isMostrada = (dePregunta: Patron, clase: ClaseDeConjunto, id: string) =>
  (dePregunta[clase][id] ?? 'visible') === 'visible'

/**
 * Questions whose answers are counted by set. What somebody said of their seniority is counted by seniority alone: by group
 * it would be the crossing that is shown nowhere. Open answers are read, not counted.
 */
function listPosicionesContadas({ cuestionario }: Definicion): number[] {
  const antiguedades = new Set(
    cuestionario.partesCuestionario
      .filter(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')
      .flatMap(({ preguntas }) => preguntas.map(({ posicion }) => posicion)),
  )
  return listCasillas(cuestionario)
    .filter(({ clase, posicion }) => clase !== 'abierta' && !antiguedades.has(posicion))
    .map(({ posicion }) => posicion)
}

function listConjuntos(
  { gruposDeOpinion, areasDeTrabajo }: Definicion,
  { indiceDeAntiguedad }: Cubo,
): ConjuntoNombrado[] {
  return [
    ...areasDeTrabajo.map((area) => ({ clase: 'areas', id: area.id, conjunto: area }) as const),
    ...gruposDeOpinion.map(
      ({ id }) => ({ clase: 'grupos', id, conjunto: { idsGruposDeOpinion: [id] } }) as const,
    ),
    ...[...indiceDeAntiguedad.keys()].map(
      (id) => ({ clase: 'antiguedades', id, conjunto: { idAntiguedad: id } }) as const,
    ),
  ]
}
