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
  cliente?: Cliente
  /** What visitors wrote reaches the firm as they wrote it. */
  paraLaFirma?: true
  /** The small print at the foot. */
  nota?: string
}

export interface CartaFirmada extends Carta {
  firma: string
}

/** For whom the firm writes: the name, or the logo where there is one. */
export interface Cliente {
  nombre: string
  logo: Uint8Array | null
}
