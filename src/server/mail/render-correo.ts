import type { Config } from '../config.ts'
import type { MailContent } from './correo.ts'
import { parseDireccion } from './direccion.ts'
import { renderHtml } from './render-html.ts'
import { renderTexto } from './render-texto.ts'

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

/** A template says what a mail contains; both of its forms, and the firm's look, come from here. */
export function renderCorreo(config: Pick<Config, 'mailFrom' | 'publicUrl'>, carta: Carta): MailContent {
  const firma = parseDireccion(config.mailFrom).nombre || new URL(config.publicUrl).hostname
  const firmada = { ...carta, firma }
  return { asunto: carta.asunto, texto: renderTexto(firmada), html: renderHtml(firmada) }
}
