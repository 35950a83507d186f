import { isCorreo } from '../encuesta/correo.ts'
import { normalizeTexto, stripInvisibles } from '../texto/normalize-texto.ts'

/** The fields of the two public forms (spec §3), in the order in which a person meets them. */
export const CAMPOS_DE_CONTACTO = ['nombre', 'correo', 'tel', 'mensaje'] as const
export const CAMPOS_DE_CURRICULUM = ['nombre', 'plaza', 'correo', 'tel', 'mensaje'] as const

type CampoDeContacto = (typeof CAMPOS_DE_CONTACTO)[number]
type CampoDeCurriculum = (typeof CAMPOS_DE_CURRICULUM)[number]
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
/** A photo too: many have no more than that of their CV. */
export const EXTENSIONES = ['pdf', 'doc', 'docx', 'odt', 'jpg', 'jpeg', 'png'] as const
/** Those of the iPhone, which hardly anything else opens: chosen anyway, they are told how to become one of the others. */
const FOTOS_AJENAS = ['heic', 'heif', 'avif']

/** A field that people do not see. Filled in, it tells a program; absent or empty, it proves nothing. */
export const CAMPO_TRAMPA = 'sitioweb'

/** Problems of a field. */
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
  | 'heic'
  | 'sinContenido'
  | 'tamano'

/** Problems of a sending as a whole. */
export type FallaDeEnvio = 'limite' | 'lleno' | 'tamano' | 'formato' | 'origen' | 'interno'

export interface ProblemaDeCampo {
  campo: Campo
  falla: FallaDeCampo
}

/** An extension of the firm's own has four. */
const CIFRAS_MINIMAS = 4
const CIFRAS_MAXIMAS = 20
/** Digits as people group them, in any country, with an extension or without. */
const TELEFONO = /^[+(]?\d[\d\s().\-/]*((ext|extensión|extension|x|#)[.:]?\s*\d{1,6})?$/i

export function isTelefono(texto: string): boolean {
  const cifras = texto.replace(/\D/g, '').length
  return cifras >= CIFRAS_MINIMAS && cifras <= CIFRAS_MAXIMAS && TELEFONO.test(texto)
}

const SALTO_DE_LINEA = /[\n\r\v\f\u0085\u2028\u2029]/
/** Control characters, halves of signs, and the sign that stands for bytes that were no text. */
const ILEGIBLE = /[^\P{Cc}\t\n\r]|[\p{Surrogate}\ufffd]/u

/** As it is kept: what a person sees is not changed. */
export function formatCampo(campo: CampoDeTexto, valor: string): string {
  const texto = stripInvisibles(normalizeTexto(valor)).trim()
  return campo === 'mensaje' ? texto.replace(/\r\n?/g, '\n') : texto.replace(/\s+/g, ' ')
}

/** Null when the field may be sent (spec §5). Browser and server ask the same. */
export function checkCampo(campo: CampoDeTexto, valor: string): FallaDeCampo | null {
  // Much longer than what fits, whatever tidying up takes off: nothing looks through it.
  if (valor.length > LARGO_MAXIMO[campo] * 4) return 'largo'
  // Before tidying up, which would hide a line break at the end.
  if (campo !== 'mensaje' && SALTO_DE_LINEA.test(valor)) return 'lineas'
  if (ILEGIBLE.test(valor)) return 'ilegible'
  const texto = formatCampo(campo, valor)
  if (!texto) return 'vacio'
  if (texto.length > LARGO_MAXIMO[campo]) return 'largo'
  if (campo === 'correo' && !isCorreo(texto)) return 'formato'
  if (campo === 'tel' && !isTelefono(texto)) return 'formato'
  return null
}

/** Problems that a browser can tell of a file by its name and size; the server judges by its content. */
export function checkArchivo({ nombre, bytes }: { nombre: string; bytes: number }): FallaDeCampo | null {
  if (bytes === 0) return 'sinContenido'
  if (bytes > MAX_ARCHIVO_MB * 1024 * 1024) return 'tamano'
  const extension = /\.([^.]+)$/.exec(nombre)?.[1]?.toLowerCase()
  if (FOTOS_AJENAS.some((ajena) => ajena === extension)) return 'heic'
  return EXTENSIONES.some((conocida) => conocida === extension) ? null : 'tipo'
}

type FormularioLeido<C extends CampoDeTexto> =
  | { ok: true; valores: Record<C, string> }
  | { ok: false; problemas: ProblemaDeCampo[] }

/** Reads the given fields, all of them required. A field may come any number of times from outside; once is right. */
export function parseFormulario<C extends CampoDeTexto>(
  campos: readonly C[],
  getValores: (campo: C) => readonly string[],
): FormularioLeido<C> {
  const problemas: ProblemaDeCampo[] = []
  const valores = campos.map((campo) => {
    const [valor = '', ...otros] = getValores(campo)
    const falla = otros.length > 0 ? 'repetido' : checkCampo(campo, valor)
    if (falla) problemas.push({ campo, falla })
    return [campo, falla ? '' : formatCampo(campo, valor)]
  })
  return problemas.length > 0
    ? { ok: false, problemas }
    : { ok: true, valores: Object.fromEntries(valores) as Record<C, string> }
}
