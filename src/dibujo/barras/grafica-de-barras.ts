import type { Color } from '../paleta.ts'

/** Rows of bars from 0 to 100, with the words of a table that says the same. */
export interface GraficaDeBarras {
  filas: Fila[]
  /** What each bar of a row stands for, where rows have several. */
  series?: Serie[]
  /** A dotted line across the bars. */
  umbral?: number
  /** One of several that read as one picture: names take their usual column, and only the last has the axis. */
  enLista?: 'primeras' | 'ultima'
  /** What the first column of the equivalent table holds. */
  encabezado: string
  /** What the figures are, where there is one series. */
  medida: string
  /** What the notes of the rows count. */
  encabezadoDeNota?: string
  encabezadoDeDiferencia?: string
}

export interface Serie {
  nombre: string
  color: Color
}

export interface Fila {
  nombre: string
  /** A quiet line under the name. */
  nota?: string
  /** What must not be overlooked about the row, under its note. */
  aviso?: string
  barras: Barra[]
  diferencia?: Diferencia | null
}

export type Barra =
  | { tipo: 'cifra'; valor: number; texto: string; color: Color }
  /** There is no figure, and the words say why. */
  | { tipo: 'sinCifra'; texto: string }
  /** There is one, and it is not shown. serie: whose it is, where others of the row are. muda: said once, beside its colour. */
  | { tipo: 'reservada'; texto: string; razon?: string; serie?: string; muda?: boolean }
  /** It comes with the publication. muda: said elsewhere, once for the whole chart. */
  | { tipo: 'alPublicar'; texto: string; muda?: boolean }

export interface Diferencia {
  texto: string
  tono: 'sube' | 'baja' | 'igual' | 'ninguna'
}
