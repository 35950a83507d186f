import type { Forma } from './formas.ts'
import type { Figura, Trazo } from './trazos.ts'

/** Anything that can be drawn, with the table that says the same. */
export interface Grafica {
  draw: (forma: Forma) => Figura
  /** The room that is kept for it before it is drawn. */
  getAlto: (forma: Forma) => number
  tabla: TablaDeGrafica
}

export interface TablaDeGrafica {
  encabezados: string[]
  filas: string[][]
}

/** A part of a drawing between two of its rows. */
export interface Franja {
  y: number
  alto: number
  trazos: Trazo[]
  /** The head of the columns, which every sheet repeats. */
  esCabeza: boolean
}

/** A drawing no higher than this finds room on a sheet and stays whole. */
const UNA_HOJA = 620
/** Fewer pieces than rows: a page holds them all. */
const MINIMO = 150

/** A high drawing in parts that no sheet of paper cuts through; one part where it fits. */
export function sliceFigura({ alto, trazos, cortes = [] }: Figura): Franja[] {
  if (alto <= UNA_HOJA || cortes.length < 2) return [{ y: 0, alto, trazos, esCabeza: false }]
  const [primera = 0] = cortes
  const conCabeza = primera > MINIMO_DE_CABEZA
  const inicios = [0]
  for (const corte of cortes)
    if ((conCabeza && corte === primera) || corte - inicios.at(-1)! >= MINIMO) inicios.push(corte)
  return inicios.map((y, i) => {
    const fin = inicios[i + 1] ?? alto
    return {
      y,
      alto: fin - y,
      trazos: trazos.filter((trazo) => isEntre(trazo, y, fin)),
      esCabeza: conCabeza && i === 0,
    }
  })
}

/** Less is air over the first row. */
const MINIMO_DE_CABEZA = 20

/** Lines and areas stand in every part they pass through; the rest where it begins. */
function isEntre(trazo: Trazo, desde: number, hasta: number): boolean {
  const isDentro = (y: number) => y >= desde && y < hasta
  if (trazo.tipo === 'linea')
    return trazo.y1 === trazo.y2 ? isDentro(trazo.y1) : trazo.y1 < hasta && trazo.y2 > desde
  if (trazo.tipo === 'rect') return trazo.y < hasta && trazo.y + trazo.alto > desde
  return isDentro(trazo.y)
}
