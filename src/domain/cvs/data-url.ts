export interface ArchivoEnviado {
  base64: string
  /** The file's own name, where the data URL carries one as its `name` parameter. */
  nombre: string | null
}

const CABEZA_MAXIMA = 1_000

function decodeNombre(texto: string): string | null {
  try {
    return decodeURIComponent(texto)
  } catch {
    return null
  }
}

/** Null where the text is no base64 data URL. The type it declares is not read: it proves nothing. */
export function parseDataUrl(texto: string): ArchivoEnviado | null {
  const coma = texto.indexOf(',')
  const cabeza = texto.slice(0, Math.min(coma, CABEZA_MAXIMA))
  if (coma > CABEZA_MAXIMA || !/^data:[^,]*;base64$/i.test(cabeza)) return null
  const nombre = /;name=([^;]*)/i.exec(cabeza)?.[1]
  return { base64: texto.slice(coma + 1), nombre: nombre ? decodeNombre(nombre) : null }
}
