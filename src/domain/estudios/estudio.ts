import type { AreaDeTrabajo, Definicion, GrupoDeOpinion, ParteDefinida } from '../climas/definicion.ts'
import { formatNombre, getClaveDeNombre } from '../climas/nombres.ts'
import { listMedidas } from '../estadistica/medidas.ts'
import { EMPRESA, getClaveDeConjunto, type SumasDeConjunto } from '../resultados/bloques/sumas.ts'
import { getForma } from '../resultados/cubo.ts'
import type { Patron } from '../resultados/supresion/patron.ts'
import {
  type CifraDeEstudio,
  type CifraRechazada,
  type ClaseDeEstudio,
  getClaveDeCifra,
  listVariables,
} from './cifra.ts'
import { hasEmpresa, refuseCifras } from './refuse-cifras.ts'

/** A closed round as it is stored: its structure and the sums of its only block. */
export interface Estudio {
  definicion: Definicion
  patron: Patron
  /** People of each set, by its id; of the company by none. */
  personas: Map<string, number>
  sumas: Map<string, SumasDeConjunto>
}

/**
 * A study of another tool, measured by the variables of a round of ours. What is refused is nowhere in what is stored; without
 * a figure of the whole company nothing is.
 */
export function buildEstudio(
  cifras: readonly CifraDeEstudio[],
  { referencia, minimo, newId }: { referencia: Definicion; minimo: number; newId: () => string },
): { estudio: Estudio | null; rechazadas: CifraRechazada[] } {
  const { quedan, rechazadas } = refuseCifras(cifras, { referencia, minimo })
  const estudio = hasEmpresa(quedan) ? createEstudio(quedan, { referencia, minimo, newId }) : null
  return { estudio, rechazadas }
}

function createEstudio(
  cifras: readonly CifraDeEstudio[],
  { referencia, minimo, newId }: { referencia: Definicion; minimo: number; newId: () => string },
): Estudio {
  const porConjunto = Map.groupBy(cifras, getClaveDeCifra)
  const measure = (suyas: readonly CifraDeEstudio[]) => Math.max(...suyas.map(({ personas }) => personas))
  const definicion = createDefinicion(porConjunto, { referencia, newId })
  const create = (suyas: readonly CifraDeEstudio[]) => createSumas(definicion, suyas, measure(suyas))
  const personas = new Map<string, number>()
  const sumas = new Map<string, SumasDeConjunto>()
  const patron: Patron = { minimo, areas: {}, grupos: {}, tramos: null }
  const deEmpresa = porConjunto.get('empresa:')!
  personas.set('', measure(deEmpresa))
  sumas.set(EMPRESA, create(deEmpresa))
  const partes = [
    ...definicion.areasDeTrabajo.map((una) => ({ ...una, clase: 'area', deSumas: 'areas' }) as const),
    ...definicion.gruposDeOpinion.map((uno) => ({ ...uno, clase: 'grupo', deSumas: 'grupos' }) as const),
  ]
  for (const { clase, deSumas, id, nombre } of partes) {
    const suyas = porConjunto.get(getClaveDeCifra({ clase, nombre }))
    if (!suyas) continue
    patron[deSumas][id] = 'visible'
    personas.set(id, measure(suyas))
    sumas.set(getClaveDeConjunto(deSumas, id), create(suyas))
  }
  return { definicion, patron, personas, sumas }
}

type PorConjunto = ReadonlyMap<string, readonly CifraDeEstudio[]>

/** The variables of the round it is measured by, and the areas and groups that the study knows. */
function createDefinicion(
  porConjunto: PorConjunto,
  { referencia, newId }: { referencia: Definicion; newId: () => string },
): Definicion {
  const gruposDeOpinion = createGrupos(porConjunto, { referencia, newId })
  const indicadoresDeMedicion = referencia.indicadoresDeMedicion.map(({ nombre, variables }) => ({
    nombre,
    variables: variables.map((una) => ({
      nombre: una.nombre,
      descripcion: una.descripcion,
      factoresEvaluados: [],
    })),
  }))
  return {
    gruposDeOpinion,
    areasDeTrabajo: createAreas(porConjunto, { referencia, newId, grupos: gruposDeOpinion }),
    indicadoresDeMedicion,
    cuestionario: {
      tipo: referencia.cuestionario.tipo,
      partesCuestionario: listVariables(referencia).map(({ nombre }, i) => createParte(nombre, i, newId)),
    },
    estudio: true,
  }
}

function createGrupos(
  porConjunto: PorConjunto,
  { referencia, newId }: { referencia: Definicion; newId: () => string },
): GrupoDeOpinion[] {
  const conocidos = new Map(
    referencia.gruposDeOpinion.map((grupo) => [getClaveDeNombre(grupo.nombre), grupo] as const),
  )
  let siguiente = Math.max(0, ...referencia.gruposDeOpinion.map(({ orden }) => orden))
  return listDe(porConjunto, 'grupo')
    .map(([nombre]): GrupoDeOpinion => {
      const conocido = conocidos.get(getClaveDeNombre(nombre))
      return {
        id: newId(),
        orden: conocido?.orden ?? ++siguiente,
        nombre: conocido?.nombre ?? nombre,
        // Nobody knows how many another tool planned.
        encuestadosPlaneados: 0,
      }
    })
    .sort((a, b) => a.orden - b.orden)
}

/** Those with figures, and those of the groups with figures. */
function createAreas(
  porConjunto: PorConjunto,
  { referencia, newId, grupos }: { referencia: Definicion; newId: () => string; grupos: GrupoDeOpinion[] },
): AreaDeTrabajo[] {
  const conCifras = new Set(listDe(porConjunto, 'area').map(([nombre]) => getClaveDeNombre(nombre)))
  const claveDeGrupo = new Map(grupos.map(({ id, nombre }) => [getClaveDeNombre(nombre), id]))
  const deReferencia = referencia.areasDeTrabajo.flatMap(({ nombre, idsGruposDeOpinion }) => {
    const suyos = referencia.gruposDeOpinion
      .filter(({ id }) => idsGruposDeOpinion.includes(id))
      .flatMap((grupo) => claveDeGrupo.get(getClaveDeNombre(grupo.nombre)) ?? [])
    if (suyos.length === 0 && !conCifras.has(getClaveDeNombre(nombre))) return []
    conCifras.delete(getClaveDeNombre(nombre))
    return [{ id: newId(), nombre, idsGruposDeOpinion: suyos }]
  })
  const propias = listDe(porConjunto, 'area').filter(([nombre]) => conCifras.has(getClaveDeNombre(nombre)))
  return [...deReferencia, ...propias.map(([nombre]) => ({ id: newId(), nombre, idsGruposDeOpinion: [] }))]
}

const listDe = (porConjunto: PorConjunto, clase: ClaseDeEstudio) =>
  [...porConjunto.values()]
    .filter((suyas) => suyas[0]!.clase === clase)
    .map((suyas) => [formatNombre(suyas[0]!.nombre), suyas] as const)

/** The place of a variable's figure among the sums. */
const createParte = (variable: string, i: number, newId: () => string): ParteDefinida => ({
  id: newId(),
  orden: i + 1,
  tipo: 'smile',
  variable,
  preguntaGeneral: null,
  preguntaAbierta: null,
  cantidadDeOpciones: null,
  preguntas: [
    {
      id: newId(),
      orden: 1,
      pregunta: `${variable}, según otra herramienta`,
      factorEvaluado: null,
      positiva: true,
      NoAplica: false,
      posicion: i,
    },
  ],
})

const FAVORABLE = 0
const DESFAVORABLE = 3

/** The share of the people as it was said, not rounded to whole people. */
function createSumas(
  definicion: Definicion,
  cifras: readonly CifraDeEstudio[],
  encuestados: number,
): SumasDeConjunto {
  const { posiciones, valores } = getForma(definicion)
  const porVariable = new Map(cifras.map((cifra) => [getClaveDeNombre(cifra.variable), cifra]))
  const cuentas = Array<number>(posiciones * valores).fill(0)
  const ocultas: number[] = []
  const bases: Record<number, number> = {}
  for (const [posicion, { nombre }] of listVariables(definicion).entries()) {
    const cifra = porVariable.get(getClaveDeNombre(nombre))
    if (!cifra) {
      ocultas.push(posicion)
      continue
    }
    const favorables = (cifra.personas * cifra.porcentaje) / 100
    cuentas[posicion * valores + FAVORABLE] = favorables
    cuentas[posicion * valores + DESFAVORABLE] = cifra.personas - favorables
    bases[posicion] = cifra.personas
  }
  // How people differed nobody knows: each counts as one answer.
  const medidas = listMedidas(definicion).map(() => null)
  return { encuestados, cuentas, ocultas, bases, medidas }
}
