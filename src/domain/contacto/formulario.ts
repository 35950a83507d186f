/** The fields of the two public forms (spec §3), in the order in which a person meets them. */
export const CAMPOS_DE_CONTACTO = ['nombre', 'correo', 'tel', 'mensaje'] as const
export const CAMPOS_DE_CURRICULUM = ['nombre', 'plaza', 'correo', 'tel', 'mensaje'] as const

export type CampoDeContacto = (typeof CAMPOS_DE_CONTACTO)[number]
export type CampoDeCurriculum = (typeof CAMPOS_DE_CURRICULUM)[number]
export type CampoDeTexto = CampoDeContacto | CampoDeCurriculum
export type Campo = CampoDeTexto | 'archivo'

export type MensajeDeContacto = Record<CampoDeContacto, string>
export type EnvioDeCurriculum = Record<CampoDeCurriculum, string>

export const LARGO_MAXIMO: Record<CampoDeTexto, number> = {
  nombre: 120,
  plaza: 120,
  correo: 254,
  tel: 40,
  mensaje: 5_000,
}

/** For the browser's own check, where no script runs: lets every telephone through, and words not. */
export const PATRON_DE_TELEFONO = String.raw`\s*[+\(]?\d[\d\s\(\)\.\-\/]*([A-Za-zÓó#.:]+\s*\d{1,6})?\s*`

export const MAX_ARCHIVO_MB = 10
export const EXTENSIONES = ['pdf', 'doc', 'docx', 'odt'] as const

/** A field that people do not see. Filled in, it tells a program; absent or empty, it proves nothing. */
export const CAMPO_TRAMPA = 'sitioweb'

/** What can be wrong with a field. */
export type FallaDeCampo =
  | 'vacio'
  | 'largo'
  | 'lineas'
  | 'ilegible'
  | 'formato'
  | 'repetido'
  | 'tipo'
  | 'clave'
  | 'macros'
  | 'sinContenido'
  | 'tamano'

/** What can be wrong with a sending as a whole. */
export type FallaDeEnvio = 'limite' | 'lleno' | 'tamano' | 'formato' | 'origen' | 'interno'

export interface ProblemaDeCampo {
  campo: Campo
  falla: FallaDeCampo
}
