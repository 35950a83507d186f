import type { Lectura } from '../climas/clima-input.ts'
import type { Definicion } from '../climas/definicion.ts'
import { hasMinimo, listEnSuArea } from '../climas/minimo-por-grupo.ts'
import { type Azar, createAzar } from '../estadistica/azar.ts'
import { chooseTramos } from '../tramos/tramos.ts'
import type { PrecioDeAvance } from './avance.ts'
import { type AreaConGrupos, computePatron } from './supresion/compute-patron.ts'
import { listFilas } from './supresion/filas.ts'
import type { PatronDeGrupos } from './supresion/patron.ts'

/** Offered seniorities that can be read in half of the rounds or more. */
export type Pronostico = { usual: number; opciones: number }

type GrupoPlaneado = { id: string; encuestadosPlaneados: number }

type Pedido = {
  grupos: readonly GrupoPlaneado[]
  areas: readonly AreaConGrupos[]
  minimo: number
  enSuArea: ReadonlySet<string>
  enOrden: boolean
  /** The share of the people who give each option: as in the company's last round, or all alike. */
  reparto: readonly number[]
}

const CONTESTAN = 0.8
/** Fewer where each takes long to read: it is drawn in the browser, while somebody looks. */
const RONDAS = { min: 5, max: 40 }
const TRABAJO = 800_000
/** Beyond so many people the chance of each is not drawn one by one. */
const MUCHAS = 100

/**
 * A forecast before anybody answers, from planned people alone: rounds are drawn and read by the rule of publication.
 * The same plan always has the same forecast.
 */
export function computePronostico(pedido: Pedido): Pronostico {
  const leidas = drawRondas(pedido, [({ encuestadosPlaneados }) => [encuestadosPlaneados, CONTESTAN]])
  return { usual: takeCuantil(leidas, 1 / 2), opciones: pedido.reparto.length }
}

/** enAvance: how many of each group enter it. Null where the study asks nobody for their seniority. */
export function computePrecioDeAvance({
  definicion,
  minimo,
  enAvance,
}: {
  definicion: Pick<Definicion, 'gruposDeOpinion' | 'areasDeTrabajo' | 'lectura' | 'cuestionario'>
  minimo: number
  enAvance: ReadonlyMap<string, number>
}): PrecioDeAvance | null {
  const parte = definicion.cuestionario.partesCuestionario.find(
    ({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa',
  )
  if (!parte || parte.preguntas.length < 2) return null
  const pedido = {
    grupos: definicion.gruposDeOpinion,
    areas: definicion.areasDeTrabajo,
    minimo,
    enSuArea: listEnSuArea(definicion, minimo),
    enOrden: parte.enOrden ?? true,
    reparto: parte.preguntas.map(() => 1),
  }
  const countYa = ({ id }: GrupoPlaneado) => enAvance.get(id) ?? 0
  const sin = drawRondas(pedido, [({ encuestadosPlaneados }) => [encuestadosPlaneados, CONTESTAN]])
  const con = drawRondas(pedido, [
    (grupo) => [countYa(grupo), 1],
    (grupo) => {
      const quedan = Math.max(0, grupo.encuestadosPlaneados - countYa(grupo))
      const faltan = Math.max(0, CONTESTAN * grupo.encuestadosPlaneados - countYa(grupo))
      return [quedan, quedan === 0 ? 0 : Math.min(1, faltan / quedan)]
    },
  ])
  return {
    con: takeCuantil(con, 1 / 2),
    desde: takeCuantil(sin, 1 / 4),
    hasta: takeCuantil(sin, 3 / 4),
  }
}

const takeCuantil = (ordenadas: readonly number[], cual: number) =>
  ordenadas[Math.min(ordenadas.length - 1, Math.floor(ordenadas.length * cual))]!

/** A group in one publication: how many may answer, and what part of them does. */
type Publicacion = (grupo: GrupoPlaneado) => [personas: number, contestan: number]

/** In rounds of so many publications, how many seniorities are read; the fewest first. */
function drawRondas(
  { grupos, reparto, areas, minimo, enSuArea, enOrden }: Pedido,
  publicaciones: readonly Publicacion[],
): number[] {
  const trabajo = grupos.length * 2 ** Math.min(12, reparto.length)
  const rondas = Math.round(Math.min(RONDAS.max, Math.max(RONDAS.min, TRABAJO / trabajo)))
  const azar = createAzar('pronóstico de antigüedades')
  const total = reparto.reduce((suma, parte) => suma + parte, 0)
  const leidas = Array.from({ length: rondas }, () => {
    const previos: PatronDeGrupos[] = []
    const filas = publicaciones.flatMap((count) => {
      const celdas = {
        idsGrupos: grupos.map(({ id }) => id),
        idsAntiguedades: reparto.map((_, opcion) => String(opcion)),
        personas: grupos.flatMap((grupo) => {
          const [personas, contestan] = count(grupo)
          // A finished sheet has its seniority.
          return draw(azar, personas, [...reparto.map((parte) => (contestan * parte) / total), 0])
        }),
      }
      const patron = computePatron({ celdas, areas, minimo, enSuArea, previos })
      if (!patron) return []
      previos.push(patron)
      return listFilas(patron, areas, celdas).filas
    })
    return chooseTramos(filas, { minimo, enOrden })?.length ?? 0
  })
  return leidas.sort((a, b) => a - b)
}

/** Draws how many of so many people fall to each part; whoever falls to none does not answer. */
function draw(azar: Azar, personas: number, partes: readonly number[]): number[] {
  let quedan = personas
  let resto = 1
  return partes.map((parte) => {
    const cuantas = drawCuantas(azar, quedan, resto <= 0 ? 0 : Math.min(1, parte / resto))
    quedan -= cuantas
    resto -= parte
    return cuantas
  })
}

function drawCuantas(azar: Azar, personas: number, probabilidad: number): number {
  if (personas > MUCHAS) {
    const media = personas * probabilidad
    const azarosa = media + azar.normal() * Math.sqrt(media * (1 - probabilidad))
    return Math.min(personas, Math.max(0, Math.round(azarosa)))
  }
  let cuantas = 0
  for (let i = 0; i < personas; i++) if (azar.happens(probabilidad)) cuantas++
  return cuantas
}

type Plan = {
  gruposDeOpinion: readonly (GrupoPlaneado & { seLeeEnSuArea?: boolean })[]
  areas: readonly AreaConGrupos[]
  lectura: Lectura
  minimo: number
  enOrden: boolean
  /** Offered seniorities. */
  opciones: number
  /** Null or absent: all alike. */
  anterior?: RepartoAnterior | null
}

/** What was published of the company's last round, where that offered the same seniorities. */
export type RepartoAnterior = { periodo: string; partes: readonly number[] }

/** Null where the options are not the same, or some of them were withheld or counted together. */
export function readReparto(
  { labels, data }: { labels: readonly string[]; data: readonly (number | null)[] },
  opciones: readonly string[],
): readonly number[] | null {
  const partes = data.filter((parte) => parte !== null)
  const iguales = labels.length === opciones.length && opciones.every((opcion, i) => opcion === labels[i])
  return iguales && partes.length === opciones.length && partes.some((parte) => parte > 0) ? partes : null
}

/** Words for it beside the plan, with the lever: what reading by areas would bring. Null where nothing can be said. */
export function describePronostico({ areas, lectura, opciones, anterior, ...plan }: Plan): string | null {
  const grupos = plan.gruposDeOpinion
  if (opciones < 2 || !hasMinimo({ minimoPorGrupo: plan.minimo })) return null
  if (!grupos.some(({ encuestadosPlaneados }) => encuestadosPlaneados > 0)) return null
  // While the plan is written, a new group stands in no area yet.
  const enAreas = new Set(areas.flatMap(({ idsGruposDeOpinion }) => idsGruposDeOpinion))
  if (!grupos.every(({ id }) => enAreas.has(id))) return null
  const compute = (leida: Lectura) =>
    computePronostico({
      grupos,
      areas,
      minimo: plan.minimo,
      enSuArea: listEnSuArea({ gruposDeOpinion: grupos, lectura: leida }, plan.minimo),
      enOrden: plan.enOrden,
      reparto: anterior?.partes ?? Array<number>(opciones).fill(1),
    }).usual
  const usual = compute(lectura)
  const porAreas = lectura === 'areas' ? usual : compute('areas')
  const conQue = lectura === 'areas' ? 'Con estas áreas' : 'Con estos grupos'
  const suyo =
    usual === 0
      ? `${conQue} lo usual es no leer ninguna de las ${opciones} antigüedades`
      : `${conQue} lo usual es leer ${usual} de ${opciones} antigüedades`
  const conReparto = anterior ? `Según el reparto de ${anterior.periodo}.` : 'Con un reparto parejo.'
  if (porAreas > usual) return `${suyo}; si se leen áreas, ${porAreas}. ${conReparto}`
  return usual === 0
    ? `${suyo}. Con menos ${lectura === 'areas' ? 'áreas' : 'grupos'} o menos tramos se leen más. ${conReparto}`
    : `${suyo}. ${conReparto}`
}
