/** One figure through several rounds. */
export interface GraficaDeLineas {
  encabezado: string
  medida: string
  /** The same for every chart of a page, so that they compare. */
  desde: number
  hasta: number
  umbral: number
  /** Larger, with its scale at the right. */
  grande?: boolean
  puntos: PuntoDeLinea[]
}

export interface PuntoDeLinea {
  rotulo: string
  /** Under the label: "545 de 640". */
  nota?: string
  punto:
    | { tipo: 'cifra'; valor: number; texto: string }
    /** Its questions were others: shown apart, and no line leads to it. */
    | { tipo: 'noComparable'; valor: number; texto: string }
    | { tipo: 'sinCifra'; texto: string }
  /** The people of this round were others than before: the line that leads here is dashed. */
  otraGente?: boolean
  /** Events since the round before. */
  paso?: string
}
