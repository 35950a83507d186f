import type { ClaveGlifo } from './glifos.ts'

/** A path of the site without the base prefix, e.g. `/envia-cv` or `/#contacto`. */
export type Ruta = `/${string}`

export type Enlace = { texto: string; ruta: Ruta }

/** The description that search engines and shared links show of a page. */
export type Meta = { ruta: Ruta; titulo: string; descripcion: string }

/** The name of a service. */
export type NombreDeServicio = {
  /** Names the card in a deep link; keep it once published. */
  slug: string
  titulo: string
  /** The title with soft hyphens, where it has to break in a narrow column. */
  tituloPartido?: string
}

/** A service: its card and what opens from it. */
export type Ficha = {
  resumen: string
  glifo: ClaveGlifo
  importancia: string
  beneficios: readonly string[]
}

export type Servicio = NombreDeServicio & Ficha

/** Words of every page about a line of service. */
export type LineaDeServicio = {
  ruta: Ruta
  titulo: string
  tituloPartido?: string
  /** The purpose of the line, beside its name on the home page. */
  proposito: string
  tono: 'pino' | 'ambar' | 'arena'
  servicios: readonly NombreDeServicio[]
}

/** The page of one line. */
export type PaginaDeServicio = {
  meta: Meta
  titulo: string
  tituloPartido?: string
  /** The card beside the heading (organizational development has one). */
  introduccion?: { guia: string; parrafos: readonly string[] }
  /** A sentence beside the heading, where there is no card. */
  entrada?: string
  servicios: readonly Servicio[]
}

/** Plain text, or text with links in it. */
export type Parrafo = string | readonly (string | Enlace | EnlaceDeCorreo)[]

export type EnlaceDeCorreo = { texto: string; correo: string }

export type Seccion = {
  id: string
  titulo: string
  parrafos?: readonly Parrafo[]
  lista?: readonly string[]
  /** The first cell of each row is its heading. */
  tabla?: { columnas: readonly string[]; filas: readonly (readonly string[])[] }
}

export type PaginaDeTexto = {
  meta: Meta
  titulo: string
  entrada: string
  secciones: readonly Seccion[]
  vigencia: string
}

/** Sentences beside a field: one for each thing that can be wrong with it. */
export type Campo = {
  etiqueta: string
  ayuda?: string
  ejemplo?: string
  fallas: { vacio: string; formato?: string; tipo?: string; tamano?: string; largo?: string }
}

export type Mensajes = { enviando: string; exito: string; error: string }

export type Formulario<Nombre extends string> = {
  campos: Readonly<Record<Nombre, Campo>>
  boton: string
  /** Beside the button, with the link to the privacy page. */
  consentimiento: Parrafo
  mensajes: Mensajes
}
