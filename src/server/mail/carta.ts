import type { Promesa } from '#domain/climas/anonimato.ts'
import type { Colores } from '#domain/firma/colores.ts'

export type Bloque =
  | { tipo: 'parrafo'; texto: string }
  /** Facts to see before the button: how long, until when. */
  | { tipo: 'destacado'; lineas: string[] }
  /** Label and value, one pair a row. */
  | { tipo: 'datos'; filas: [rotulo: string, valor: string][] }
  /** Words that somebody wrote, line breaks kept. */
  | { tipo: 'cita'; texto: string }
  /** The way in by hand, for whoever cannot press the button. */
  | { tipo: 'aMano'; direccion: string; codigo: string }
  | { tipo: 'promesa'; frases: Promesa; conCamino: boolean }
  | { tipo: 'boton'; texto: string; url: string }

export interface Carta {
  asunto: string
  titulo: string
  /** The words that a list of mails shows after the subject; the first block where absent. */
  resumen?: string
  bloques: Bloque[]
  cliente?: Cliente
  /** Visitors' words reach the firm as they wrote them. */
  paraLaFirma?: true
  /** The small print at the foot. */
  nota?: string
  /** Rows of the foot, each as tall as a thumb. */
  enlaces?: { texto: string; url: string }[]
}

export interface CartaFirmada extends Carta {
  /** The name of whoever writes. */
  firma: string
  /** The firm's words under every mail, in lines. */
  despedida: string
  colores: Colores
}

/** For whom the firm writes: the name, or the logo where there is one. */
export interface Cliente {
  nombre: string
  logo: Uint8Array | null
}
