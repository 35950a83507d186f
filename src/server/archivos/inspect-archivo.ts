import { type ContenidoActivo, isContenidoActivo } from '#domain/cvs/archivo.ts'
import { runConfined } from './confined-process.ts'

export type TipoDeArchivo = 'pdf' | 'doc' | 'docx' | 'odt' | 'jpg' | 'png'

/** Why a file is not kept: of no kind that we keep, under a password, with macros, or a photo that few programs open. */
export type Rechazo = 'tipo' | 'clave' | 'macros' | 'heic'

export interface ArchivoDescrito {
  tipo: TipoDeArchivo
  mime: string
  extension: string
}

export interface ArchivoInspeccionado extends ArchivoDescrito {
  /** Parts of it that may do more than be read; none in most files. */
  activo: ContenidoActivo[]
}

export const MAX_ARCHIVO = 10 * 1024 * 1024

const MIMES: Record<TipoDeArchivo, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
}

export const isTipoDeArchivo = (texto: string): texto is TipoDeArchivo => Object.hasOwn(MIMES, texto)

export const describeTipo = (tipo: TipoDeArchivo): ArchivoDescrito => ({
  tipo,
  mime: MIMES[tipo],
  extension: tipo,
})

const PROCESO = new URL('./inspect-archivo-process.ts', import.meta.url)
const ENCARGO = { memoriaMb: 256, segundos: 6, nice: 5, tiempoMs: 45_000, maxSalida: 4_096 }

/** Words of the process once it has begun. */
export type Veredicto = { tipo: TipoDeArchivo } | { rechazo: Rechazo }

const CABEZA_DE_FOTO = /^(?:\xff\xd8\xff|\x89PNG)/
/** What a telephone writes: the kind stands behind the length of its first box. */
const CABEZA_DE_HEIC = /^....ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avif)/s

export const isFoto = (tipo: string): boolean => tipo === 'jpg' || tipo === 'png'

/** Whether it is worth a process: compares a few bytes, whatever is in the file. */
const hasCabeza = (bytes: Uint8Array) => {
  const cabeza = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  if (CABEZA_DE_FOTO.test(cabeza)) return true
  return cabeza.startsWith('PK') || cabeza.startsWith('\xd0\xcf\x11\xe0') || cabeza.includes('%PDF-')
}

/**
 * Tells a file by its bytes, and what in it looks active; nothing of it is read in this process. Who ends before it has
 * looked at all of a file has told its kind by then: that file is kept, and said not to be looked through.
 */
export async function inspectArchivo(
  bytes: Uint8Array,
): Promise<ArchivoInspeccionado | { rechazo: Rechazo }> {
  if (CABEZA_DE_HEIC.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'))) return { rechazo: 'heic' }
  if (bytes.length > MAX_ARCHIVO || !hasCabeza(bytes)) return { rechazo: 'tipo' }
  const { entero, tarde, salida } = await runConfined(PROCESO, [], bytes, ENCARGO)
  const [, dicho, activo] = salida.toString().split('\n')
  if (salida.length === 0 || (!dicho && tarde)) throw new Error('a file could not be looked at')
  const veredicto = dicho ? (JSON.parse(dicho) as Veredicto) : { rechazo: 'tipo' as const }
  if ('rechazo' in veredicto) return veredicto
  const visto = entero ? (activo ?? '').split(' ').filter(isContenidoActivo) : ['sinRevisar' as const]
  return { ...describeTipo(veredicto.tipo), activo: visto }
}
