import { type Azar, createAzar } from '../estadistica/azar.ts'
import { chooseTramos } from '../tramos/tramos.ts'
import { type AreaConGrupos, computePatron } from './supresion/compute-patron.ts'
import { listFilas } from './supresion/filas.ts'

/** How many of the offered seniorities can be read in half of the rounds or more. */
export type Pronostico = { usual: number; opciones: number }

type Pedido = {
  grupos: readonly { id: string; encuestadosPlaneados: number }[]
  areas: readonly AreaConGrupos[]
  minimo: number
  enSuArea: ReadonlySet<string>
  enOrden: boolean
  /** What part of the people gives each option: as in the company's last round, or all alike. */
  reparto: readonly number[]
}

const CONTESTAN = 0.8
/** Fewer where each takes long to read: it is drawn in the browser, while somebody looks. */
const RONDAS = { min: 5, max: 40 }
const TRABAJO = 800_000
/** Of more people than these the chance of each is not drawn one by one. */
const MUCHAS = 100

/**
 * What may be expected before anybody answers, from planned people alone: rounds are drawn and read by the rule of publication.
 * The same plan always has the same forecast.
 */
export function computePronostico({ grupos, reparto, areas, minimo, enSuArea, enOrden }: Pedido): Pronostico {
  const trabajo = grupos.length * 2 ** Math.min(12, reparto.length)
  const rondas = Math.round(Math.min(RONDAS.max, Math.max(RONDAS.min, TRABAJO / trabajo)))
  const azar = createAzar('pronóstico de antigüedades')
  const total = reparto.reduce((suma, parte) => suma + parte, 0)
  // Whoever finishes has said their seniority.
  const partes = [...reparto.map((parte) => (CONTESTAN * parte) / total), 0]
  const leidas = Array.from({ length: rondas }, () => {
    const celdas = {
      idsGrupos: grupos.map(({ id }) => id),
      idsAntiguedades: reparto.map((_, opcion) => String(opcion)),
      personas: grupos.flatMap(({ encuestadosPlaneados }) => draw(azar, encuestadosPlaneados, partes)),
    }
    const patron = computePatron({ celdas, areas, minimo, enSuArea })
    if (!patron) return 0
    return chooseTramos(listFilas(patron, areas, celdas).filas, { minimo, enOrden })?.length ?? 0
  }).sort((a, b) => a - b)
  return { usual: leidas[Math.floor(rondas / 2)]!, opciones: reparto.length }
}

/** Of so many people, how many fall to each part; whoever falls to none does not answer. */
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

/** What is said of it beside the plan. */
export const formatPronostico = ({ usual, opciones }: Pronostico): string =>
  usual === 0
    ? `Con estos grupos lo usual es no leer ninguna de las ${opciones} antigüedades. Con menos grupos o menos tramos se leen más.`
    : `Con estos grupos lo usual es leer ${usual} de ${opciones} antigüedades.`
