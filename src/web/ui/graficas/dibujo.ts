/** What a bar chart shows: rows of bars from 0 to 100. One model for every chart, so that all of them look alike. */
export interface Dibujo {
  filas: FilaDeDibujo[]
  /** What each bar of a row stands for, where rows have several. */
  series?: SerieDeDibujo[]
  /** A dotted line across the bars. */
  umbral?: number
  /** What the first column of the equivalent table holds. */
  encabezado: string
  /** What the figures are, where there is one series. */
  medida: string
  /** What the notes of the rows count. */
  encabezadoDeNota?: string
  encabezadoDeDiferencia?: string
}

/** Colours are CSS values, custom properties included: "var(--b90)". */
export interface SerieDeDibujo {
  nombre: string
  color: string
}

export interface FilaDeDibujo {
  nombre: string
  /** A quiet line under the name. */
  nota?: string
  barras: BarraDeDibujo[]
  diferencia?: DiferenciaDeDibujo | null
}

/** valor null: there is no figure, and the words say why. */
export interface BarraDeDibujo {
  valor: number | null
  texto: string
  color: string
}

export interface DiferenciaDeDibujo {
  texto: string
  tono: 'sube' | 'baja' | 'igual'
}

/** A chart with all that its picture says. */
export interface Lamina {
  titulo: string
  /** What the chart speaks of, under its title. */
  texto?: string
  /** One figure for the whole chart, with the colour that goes with it. */
  total?: { texto: string; color: string } | null
  dibujo: Dibujo
  /** What the colours mean. The picture always says it; the page where nothing else does. */
  leyenda?: readonly EntradaDeLeyenda[]
  /** Name of the picture's file, and the line at its foot that says where the figures come from. */
  archivo: string
  fuente: string
}

export interface EntradaDeLeyenda {
  color: string
  texto: string
}
