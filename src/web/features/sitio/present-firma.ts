import { firma, imagenParaCompartir } from '../../content/firma.ts'
import { lineasDeServicio } from '../../content/lineas-de-servicio.ts'
import type { PaginaDeServicio } from '../../content/tipos.ts'
import { formatRutaDeServicio } from './ruta-de-servicio.ts'

const CONTEXTO = 'https://schema.org'

const idDeFirma = (site: string) => `${site}/#firma`

const presentServicios = (site: string, linea: PaginaDeServicio) =>
  linea.servicios.map(({ slug, titulo, resumen }) => ({
    '@type': 'Service',
    name: titulo,
    description: resumen,
    url: `${site}${formatRutaDeServicio(linea.meta.ruta, slug)}`,
    provider: { '@id': idDeFirma(site) },
  }))

/** The firm with everything it offers. `site` is origin and prefix. */
export const presentFirma = (site: string) => ({
  '@context': CONTEXTO,
  '@type': 'ProfessionalService',
  '@id': idDeFirma(site),
  name: firma.nombre,
  description: firma.descripcion,
  url: `${site}/`,
  logo: `${site}/icon-512.png`,
  image: `${site}/${imagenParaCompartir.archivo}`,
  email: firma.correo,
  telephone: firma.telefono.texto,
  address: {
    '@type': 'PostalAddress',
    addressLocality: firma.oficina.localidad,
    addressCountry: firma.oficina.pais,
  },
  areaServed: firma.oficina.pais,
  openingHours: firma.oficina.horario,
  availableLanguage: firma.idioma,
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: 'Servicios',
    itemListElement: lineasDeServicio.map((linea) => ({
      '@type': 'OfferCatalog',
      name: linea.titulo,
      url: `${site}${linea.meta.ruta}`,
      itemListElement: presentServicios(site, linea).map((servicio) => ({
        '@type': 'Offer',
        itemOffered: servicio,
      })),
    })),
  },
})

/** One line of service as a list. */
export const presentLinea = (linea: PaginaDeServicio) => (site: string) => ({
  '@context': CONTEXTO,
  '@type': 'ItemList',
  name: linea.titulo,
  url: `${site}${linea.meta.ruta}`,
  itemListElement: presentServicios(site, linea).map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { ...item, provider: { '@type': 'ProfessionalService', name: firma.nombre, url: `${site}/` } },
  })),
})
