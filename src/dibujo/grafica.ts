import type { Forma } from './formas.ts'
import type { Figura } from './trazos.ts'

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
