export type Bloque =
  | { tipo: 'parrafo'; texto: string }
  /** Label and value, one pair a row. */
  | { tipo: 'datos'; filas: [rotulo: string, valor: string][] }
  /** What somebody wrote, line breaks kept. */
  | { tipo: 'cita'; texto: string }
  /** To be copied by hand, so it stands alone and large. */
  | { tipo: 'codigo'; rotulo: string; texto: string }
  | { tipo: 'boton'; texto: string; url: string }

export interface Carta {
  asunto: string
  titulo: string
  bloques: Bloque[]
  /** The small print at the foot. */
  nota?: string
}

export interface CartaFirmada extends Carta {
  firma: string
}
