/** Active contents of a file, in the words that follow «Trae». */
const DICHOS = {
  acciones: 'acciones que se inician solas',
  campos: 'campos que traen otros archivos',
  externo: 'partes que se toman de otra dirección',
  red: 'direcciones de otra computadora de la red',
  objetos: 'objetos o archivos incrustados',
  sinRevisar: 'partes que no se pudieron revisar',
} as const

export type ContenidoActivo = keyof typeof DICHOS

export const isContenidoActivo = (texto: string): texto is ContenidoActivo => Object.hasOwn(DICHOS, texto)

export const AVISO_DE_CONTENIDO_ACTIVO =
  'Este archivo trae contenido activo: ábrelo con cuidado, o lee su texto.'

/** «Trae acciones que se inician solas y objetos o archivos incrustados.» */
export function formatContenidoActivo(activo: readonly ContenidoActivo[]): string {
  const dichos = activo.map((uno) => DICHOS[uno])
  const ultimo = dichos.pop()
  return `Trae ${dichos.length > 0 ? `${dichos.join(', ')} y ` : ''}${ultimo}.`
}

interface ArchivoEnviado {
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
