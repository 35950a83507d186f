import type { Letra } from './letras.ts'
import type { Color } from './paleta.ts'

/** Where something stands across: a share of the plot's width, from 0 to 1, and pixels from there. */
export interface X {
  parte: number
  px: number
}

export const at = (parte: number, px = 0): X => ({ parte, px })

export interface Borde {
  color: Color
  grueso: number
  /** As SVG's stroke-dasharray. */
  guiones?: string
}

export interface Rect {
  tipo: 'rect'
  x: X
  y: number
  ancho: X
  alto: number
  relleno?: Color
  borde?: Borde
}

export interface Linea {
  tipo: 'linea'
  x1: X
  y1: number
  x2: X
  y2: number
  borde: Borde
  /** Dots instead of dashes. */
  redonda?: boolean
  /** Only on paper, where there may be no colour. */
  soloEnPapel?: boolean
}

export interface Circulo {
  tipo: 'circulo'
  x: X
  y: number
  radio: number
  relleno: Color
  borde?: Borde
}

export interface Texto {
  tipo: 'texto'
  x: X
  /** Height of the line that the letters stand on. */
  y: number
  texto: string
  letra: Letra
  color: Color
  ancla?: 'middle' | 'end'
  /** Width of the paper around the letters, so that no line behind crosses them. */
  halo?: number
  /** Degrees around its point. */
  giro?: number
}

/** A path in pixels, from its point. */
export interface Camino {
  tipo: 'camino'
  x: X
  y: number
  d: string
  relleno?: Color
  borde?: Borde
}

export type Trazo = Rect | Linea | Circulo | Texto | Camino

/**
 * A drawing: marks around a plot that is as wide as its place leaves it. Left and right of the plot are fixed. So one
 * description serves every width in pixels, and a page needs no script to fit it.
 */
export interface Figura {
  alto: number
  izquierda: number
  derecha: number
  trazos: Trazo[]
  /** Across all of it, what a picture needs for its letters to stand apart. */
  anchoMinimo?: number
  /** Where its rows begin: a high drawing is parted there between sheets. */
  cortes?: number[]
}

/** The dashed edge of what is withheld. */
export const BORDE_DE_RESERVA: Borde = { color: 'line-strong', grueso: 1.5, guiones: '4 3' }

/** The padlock of what is withheld, on a grid of 18. */
export const CANDADO = 'M4 8h10v7.5H4zM6 8V5.5a3 3 0 0 1 6 0V8'
