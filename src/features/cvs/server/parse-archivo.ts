import { parseDataUrl } from '#domain/cvs/data-url.ts'
import { formatNombreDeArchivo } from '#domain/cvs/nombre-de-archivo.ts'
import { inspectArchivo, MAX_ARCHIVO, type Rechazo } from '#server/archivos/inspect-archivo.ts'
import { badUserInput } from '#server/base/errors.ts'
import type { ArchivoRecibido } from './archivos-store.ts'

const RECHAZOS: Record<Rechazo, string> = {
  tipo: 'El archivo no es un PDF, DOC, DOCX u ODT válido. Guárdalo de nuevo en uno de esos formatos.',
  clave: 'El archivo pide una contraseña para abrirse. Quítasela y vuelve a adjuntarlo.',
  macros: 'El archivo trae macros. Guárdalo sin ellas, o como PDF, y vuelve a adjuntarlo.',
}

const DANADO = 'El archivo llegó dañado. Vuelve a adjuntarlo.'

/** Node reads past what is no base64; written back, only the untouched comes out the same. */
function decodeBase64(base64: string): Uint8Array {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.toString('base64') !== base64) throw badUserInput(DANADO)
  return bytes
}

/** The file of a data URL, judged by its content; refused in words a person can act on. */
export async function parseArchivo(dataUrl: string): Promise<ArchivoRecibido> {
  const enviado = parseDataUrl(dataUrl)
  if (!enviado) throw badUserInput(DANADO)
  if (enviado.base64 === '') throw badUserInput('El archivo está vacío.')
  const bytes = decodeBase64(enviado.base64)
  if (bytes.length > MAX_ARCHIVO) throw badUserInput('El archivo pasa de 10 MB.')
  const inspeccionado = await inspectArchivo(bytes)
  if ('rechazo' in inspeccionado) throw badUserInput(RECHAZOS[inspeccionado.rechazo])
  const { tipo, extension, activo } = inspeccionado
  return { tipo, bytes, activo, nombre: enviado.nombre && formatNombreDeArchivo(enviado.nombre, extension) }
}
