/** What in a file may do more than be read, in the words that follow «Trae». */
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
