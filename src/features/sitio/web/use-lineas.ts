import type { SitioDePagina } from '#contract/page.ts'
import { arrangeFichas, fillTextos } from '#domain/sitio/contenido.ts'
import { lineas } from '#web/content/lineas-de-servicio.ts'
import type { LineaDeServicio, NombreDeServicio, PaginaDeServicio } from '#web/content/tipos.ts'
import { useSitio } from '#web/lib/sitio.tsx'

/* What comes with the product, with the firm's own texts in their places. */

const DE_FABRICA: Readonly<Record<string, LineaDeServicio>> = lineas

type ConTitulo = Pick<NombreDeServicio, 'titulo' | 'tituloPartido'>

/** A title of the firm's own breaks where the browser breaks it. */
const keepPartido = <Cosa extends ConTitulo>(llena: Cosa, deFabrica: ConTitulo): Cosa =>
  llena.titulo === deFabrica.titulo ? llena : { ...llena, tituloPartido: undefined }

function fillServicios<Servicio extends NombreDeServicio>(
  servicios: readonly Servicio[],
  sitio: SitioDePagina,
): readonly Servicio[] {
  const porSlug = Object.fromEntries(servicios.map((servicio) => [servicio.slug, servicio]))
  const llenos = fillTextos(porSlug, 'fichas', sitio.textos)
  return arrangeFichas(
    servicios.map((servicio) => keepPartido(llenos[servicio.slug]!, servicio)),
    sitio,
  )
}

const listLineas = (sitio: SitioDePagina): readonly LineaDeServicio[] => {
  const llenas = fillTextos(DE_FABRICA, 'lineas', sitio.textos)
  return Object.entries(DE_FABRICA).map(([clave, deFabrica]) => ({
    ...keepPartido(llenas[clave]!, deFabrica),
    servicios: fillServicios(deFabrica.servicios, sitio),
  }))
}

export const useLineas = (): readonly LineaDeServicio[] => listLineas(useSitio())

export function usePagina(pagina: PaginaDeServicio): PaginaDeServicio {
  const sitio = useSitio()
  const [clave = ''] = Object.entries(lineas).find(([, { ruta }]) => ruta === pagina.meta.ruta) ?? []
  const { titulo, tituloPartido } = listLineas(sitio).find(({ ruta }) => ruta === pagina.meta.ruta) ?? pagina
  const { introduccion, entrada, meta } = pagina
  const textos = { [clave]: { introduccion, entrada, descripcion: meta.descripcion } }
  const llenos = fillTextos(textos, 'paginas', sitio.textos)[clave]!
  return {
    titulo,
    tituloPartido,
    meta: { ...meta, titulo, descripcion: llenos.descripcion },
    introduccion: llenos.introduccion,
    entrada: llenos.entrada,
    servicios: fillServicios(pagina.servicios, sitio),
  }
}
