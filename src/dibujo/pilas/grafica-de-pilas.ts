import type { Color } from '../paleta.ts'

/** Whole bars of 100 in parts: what everybody answered, question by question. */
export interface GraficaDePilas {
  encabezado: string
  medida: string
  umbral?: number
  /** The parts of every bar, in order; the last may be those who answered nothing. */
  partes: { nombre: string; color: Color | 'trama'; tinta: Color }[]
  filas: FilaDePilas[]
}

export interface FilaDePilas {
  numero: string
  nombre: string
  nota?: string
  /** Beside the note, in ink. */
  marca?: string
  pila:
    | {
        tipo: 'pila'
        /** Percent of each part. */
        valores: number[]
        /** Where the satisfied part ends. */
        corte: number
        texto: string
        color: Color
      }
    | { tipo: 'sinPila'; texto: string }
    /** It comes with the publication, which is said once for the whole chart. */
    | { tipo: 'alPublicar'; texto: string }
}
