import { checkArchivo } from '#domain/contacto/check-campo.ts'
import { EXTENSIONES, MAX_ARCHIVO_MB } from '#domain/contacto/formulario.ts'

export const ACCEPT = EXTENSIONES.map((extension) => `.${extension}`).join(',')
export const TIPOS_ADMITIDOS = `PDF, DOC, DOCX u ODT, hasta ${MAX_ARCHIVO_MB} MB`

/** What can be told before sending it; the server judges by the content. */
export function checkElegido({ name, size }: File): string | null {
  switch (checkArchivo({ nombre: name, bytes: size })) {
    case null:
      return null
    case 'sinContenido':
      return 'El archivo está vacío.'
    case 'tamano':
      return `El archivo pasa de ${MAX_ARCHIVO_MB} MB.`
    default:
      return 'El archivo no es un PDF, DOC, DOCX u ODT.'
  }
}

/** "PDF, 312 KB" */
export function describeElegido({ name, size }: File): string {
  const extension = /\.([^.]{1,5})$/.exec(name)?.[1]?.toUpperCase()
  const kb = Math.max(1, Math.round(size / 1024))
  const tamano = kb < 1024 ? `${kb} KB` : `${(kb / 1024).toFixed(1)} MB`
  return extension ? `${extension}, ${tamano}` : tamano
}

/** A data URL of the contract: base64, with the file's own name. */
export function readDataUrl(archivo: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const leido = String(reader.result)
      const nombre = encodeURIComponent(archivo.name.toWellFormed())
      const tipo = archivo.type || 'application/octet-stream'
      resolve(`data:${tipo};name=${nombre};base64,${leido.slice(leido.indexOf(',') + 1)}`)
    }
    // It was moved or changed since it was chosen.
    reader.onerror = () => reject(new Error('No se pudo leer el archivo. Vuelve a adjuntarlo.'))
    reader.readAsDataURL(archivo)
  })
}
