import type { AppContext } from '../context/context.ts'

export interface Direccion {
  nombre: string
  correo: string
}

export interface MailContent {
  asunto: string
  texto: string
  html: string
  /** The sender's name; MAIL_FROM's where there is none. */
  remitente?: string
  responderA?: Direccion
  /** The tag that a delivery report is known by (mail/retorno.ts); by the row where absent. */
  etiqueta?: string
  /** Its attachments, read from where it lies while the mail goes out. */
  adjuntos?: AdjuntoAbierto[]
  /** Where whoever got it says that no more shall come, without a login and by one POST (RFC 8058). */
  baja?: string
  /** Shown in the HTML by its name (`cid:`); a mail program need fetch nothing. */
  imagenes?: (Adjunto & { cid: string })[]
}

/**
 * Renders a mail at the moment it is sent, from the JSON of its row and whatever it looks up then: that is how an
 * invitation carries a token that the outbox never holds. Null: its cause is gone, and the mail goes unsent.
 */
export type Plantilla<Datos> = (
  ctx: AppContext,
  datos: Datos,
) => MailContent | null | Promise<MailContent | null>

/** By the name that `correos.plantilla` holds. Every feature brings its own; the start puts them together. */
export type Plantillas = Record<string, Plantilla<never>>

export interface Adjunto {
  nombre: string
  mime: string
  contenido: Uint8Array
}

export interface AdjuntoAbierto extends Omit<Adjunto, 'contenido'> {
  open(): AsyncIterable<Uint8Array>
}

export interface NuevoCorreo {
  /** Made up where it is not given. */
  id?: string
  plantilla: string
  /** `idClima` first where it tells of a climate: it goes with it. */
  datos: object
  para: string
  /**
   * Set it where the estado of the mail is looked up later. A mail without one is deleted with its attachments
   * DIAS_CORREOS days after it ended.
   */
  referencia?: string
  adjuntos?: Adjunto[]
}

/** A row in the hands of a worker. */
export interface CorreoTomado {
  id: string
  plantilla: string
  datos: string
  para: string
  intentos: number
  creado: number
  arriendo: string
  conAdjuntos: boolean
}
