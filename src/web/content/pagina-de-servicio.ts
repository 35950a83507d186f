import type { Ficha, LineaDeServicio, PaginaDeServicio } from './tipos.ts'

type TextosDePagina<Slug extends string> = Pick<PaginaDeServicio, 'introduccion' | 'entrada'> & {
  descripcion: string
  /** One for each service of the line, by its slug. */
  fichas: Readonly<Record<Slug, Ficha>>
}

/** A line's names and its page's texts, apart so that other pages do not carry the texts, made one again. */
export function joinPaginaDeServicio<Linea extends LineaDeServicio>(
  { ruta, titulo, tituloPartido, servicios }: Linea,
  { descripcion, fichas, ...textos }: TextosDePagina<Linea['servicios'][number]['slug']>,
): PaginaDeServicio {
  return {
    meta: { ruta, titulo, descripcion },
    titulo,
    tituloPartido,
    ...textos,
    servicios: servicios.map((servicio) => ({
      ...servicio,
      ...fichas[servicio.slug as Linea['servicios'][number]['slug']],
    })),
  }
}
