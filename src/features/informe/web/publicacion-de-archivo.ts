export interface Publicacion {
  numero: number
  fecha: number
}

/** Of which figures a file made at that moment is. Nothing where nothing was published yet. */
export function describePublicacion(
  publicaciones: readonly Publicacion[],
  creado: number,
  formatDia: (ms: number) => string,
): string {
  const suya = publicaciones.findLast(({ fecha }) => fecha <= creado)
  if (!suya) return ''
  const dia = formatDia(suya.fecha)
  return publicaciones.length === 1
    ? `, con lo publicado el ${dia}`
    : `, con la publicación ${suya.numero}, del ${dia}`
}
