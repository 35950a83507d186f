import type { Color } from '../paleta.ts'

/** Rows of bars from 0 to 100, with the words of a table that says the same. */
export interface GraficaDeBarras {
  filas: Fila[]
  /** The meaning of each bar of a row, where rows have several. */
  series?: Serie[]
  /** A dotted line across the bars. */
  umbral?: number
  /** Its place among several that read as one picture: names take their usual column, and only the last has the axis. */
  enLista?: 'primeras' | 'ultima'
  /** Heads the first column of the equivalent table. */
  encabezado: string
  /** Names the figures where there is one series. */
  medida: string
  /** Names what the notes of the rows count. */
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
  /** A warning about the row, under its note. */
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
  /** Under it, quietly. */
  nota?: string
  tono: 'sube' | 'baja' | 'igual' | 'ninguna'
}
