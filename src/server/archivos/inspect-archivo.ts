import { type ContenidoActivo, isContenidoActivo } from '#domain/cvs/archivo.ts'
import { runConfined } from './confined-process.ts'

export type TipoDeArchivo = 'pdf' | 'doc' | 'docx' | 'odt'

/** Why a file is not kept: of no kind that we keep, under a password, or with macros. */
export type Rechazo = 'tipo' | 'clave' | 'macros'

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

/** Whether it is worth a process: compares a few bytes, whatever is in the file. */
const hasCabeza = (bytes: Uint8Array) => {
  const cabeza = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  return cabeza.startsWith('PK') || cabeza.startsWith('\xd0\xcf\x11\xe0') || cabeza.includes('%PDF-')
}

/**
 * Tells a file by its bytes, and what in it looks active; nothing of it is read in this process. Who ends before it has
 * looked at all of a file has told its kind by then: that file is kept, and said not to be looked through.
 */
export async function inspectArchivo(
  bytes: Uint8Array,
): Promise<ArchivoInspeccionado | { rechazo: Rechazo }> {
  if (bytes.length > MAX_ARCHIVO || !hasCabeza(bytes)) return { rechazo: 'tipo' }
  const { entero, tarde, salida } = await runConfined(PROCESO, [], bytes, ENCARGO)
  const [, dicho, activo] = salida.toString().split('\n')
  if (salida.length === 0 || (!dicho && tarde)) throw new Error('a file could not be looked at')
  const veredicto = dicho ? (JSON.parse(dicho) as Veredicto) : { rechazo: 'tipo' as const }
  if ('rechazo' in veredicto) return veredicto
  const visto = entero ? (activo ?? '').split(' ').filter(isContenidoActivo) : ['sinRevisar' as const]
  return { ...describeTipo(veredicto.tipo), activo: visto }
}
