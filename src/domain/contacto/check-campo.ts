import { isCorreo } from '../encuesta/correo.ts'
import { normalizeTexto } from '../texto/normalize-texto.ts'
import { stripInvisibles } from '../texto/strip-invisibles.ts'
import {
  type CampoDeTexto,
  EXTENSIONES,
  type FallaDeCampo,
  LARGO_MAXIMO,
  MAX_ARCHIVO_MB,
} from './formulario.ts'

const CIFRAS_MINIMAS = 5
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

/** What a browser can tell of a file by its name and size; the server judges by its content. */
export function checkArchivo({ nombre, bytes }: { nombre: string; bytes: number }): FallaDeCampo | null {
  if (bytes === 0) return 'sinContenido'
  if (bytes > MAX_ARCHIVO_MB * 1024 * 1024) return 'tamano'
  const extension = /\.([^.]+)$/.exec(nombre)?.[1]?.toLowerCase()
  return EXTENSIONES.some((conocida) => conocida === extension) ? null : 'tipo'
}
