import { inspectDoc } from './inspect-doc.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { inspectZip } from './inspect-zip.ts'

export type TipoDeArchivo = 'pdf' | 'doc' | 'docx' | 'odt'

export interface ArchivoInspeccionado {
  tipo: TipoDeArchivo
  mime: string
  extension: string
}

export const MAX_ARCHIVO = 10 * 1024 * 1024

const MIMES: Record<TipoDeArchivo, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
}

export const isTipoDeArchivo = (texto: string): texto is TipoDeArchivo => Object.hasOwn(MIMES, texto)

export const describeTipo = (tipo: TipoDeArchivo): ArchivoInspeccionado => ({
  tipo,
  mime: MIMES[tipo],
  extension: tipo,
})

/**
 * What a file is, judged by its bytes from the first to the last: a declared type or a name proves nothing, and a
 * file that two programs read as two kinds is neither. Null: not one of the kinds we keep.
 */
export async function inspectArchivo(bytes: Uint8Array): Promise<ArchivoInspeccionado | null> {
  if (bytes.length === 0 || bytes.length > MAX_ARCHIVO) return null
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tipo = (await inspectPdf(buffer)) ?? inspectDoc(buffer) ?? (await inspectZip(buffer))
  return tipo && describeTipo(tipo)
}
