import { findTexto, readTexto } from '#domain/sitio/textos.ts'
import { desarrolloOrganizacional } from '#web/content/desarrollo-organizacional.ts'
import { formacionCapacitacionYAdiestramiento } from '#web/content/formacion-capacitacion-y-adiestramiento.ts'
import { home } from '#web/content/home.ts'
import { lineas } from '#web/content/lineas-de-servicio.ts'
import { pie } from '#web/content/navegacion.ts'
import { procesoDeSeleccion } from '#web/content/proceso-de-seleccion.ts'
import { pruebas } from '#web/content/pruebas.ts'
import type { PaginaDeServicio, Servicio } from '#web/content/tipos.ts'

const paginas = { desarrolloOrganizacional, formacionCapacitacionYAdiestramiento, procesoDeSeleccion }

const servicios: readonly Servicio[] = Object.values<PaginaDeServicio>(paginas).flatMap(
  (pagina) => pagina.servicios,
)

const BASE = {
  home,
  lineas,
  pie,
  pruebas,
  paginas: Object.fromEntries(
    Object.entries<PaginaDeServicio>(paginas).map(([clave, { meta, introduccion, entrada }]) => [
      clave,
      { descripcion: meta.descripcion, introduccion, entrada },
    ]),
  ),
  fichas: Object.fromEntries(servicios.map((servicio) => [servicio.slug, servicio])),
}

/** What stands there until somebody writes another, as its field shows it. */
export const getTextoDeFabrica = (clave: string): string =>
  readTexto(BASE, clave, findTexto(clave)?.forma ?? 'linea')
