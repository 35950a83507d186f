/** A document that becomes a PDF: a template of ours, and what stands in it, which is never read as markup. */
export interface Documento {
  /** The colour of the firm's rules; that of the letters where absent. */
  marca?: string
  /** Typst source; it reads `/datos.json`, the colours in `/paleta.json`, among them `marca`, and the files below by their names. */
  plantilla: string
  datos: unknown
  /** By name, e.g. `g/general.svg`. */
  archivos: Record<string, string | Uint8Array>
}

/** Files for a compiler: everything as bytes, under absolute names. */
export interface Fuentes {
  plantilla: string
  archivos: Map<string, Uint8Array>
  letras: Uint8Array[]
}

export interface Pdf {
  bytes: Uint8Array
  /** Why it does not claim to be PDF/UA-1: what the check refused. */
  motivo?: string
}
