import { firma, imagenParaCompartir } from '#web/content/firma.ts'
import { lineasDeServicio } from '#web/content/lineas-de-servicio.ts'
import type { NombreDeServicio, PaginaDeServicio } from '#web/content/tipos.ts'
import { formatRutaDeServicio } from './barra.ts'

const CONTEXTO = 'https://schema.org'

const idDeFirma = (site: string) => `${site}/#firma`

const presentServicio = (site: string, ruta: string, { slug, titulo }: NombreDeServicio) => ({
  '@type': 'Service',
  name: titulo,
  url: `${site}${formatRutaDeServicio(ruta, slug)}`,
  provider: { '@id': idDeFirma(site) },
})

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
    itemListElement: lineasDeServicio.map(({ ruta, titulo, proposito, servicios }) => ({
      '@type': 'OfferCatalog',
      name: titulo,
      description: proposito,
      url: `${site}${ruta}`,
      itemListElement: servicios.map((servicio) => ({
        '@type': 'Offer',
        itemOffered: presentServicio(site, ruta, servicio),
      })),
    })),
  },
})

/** One line of service as a list. */
export const presentLinea =
  ({ meta, titulo, servicios }: PaginaDeServicio) =>
  (site: string) => ({
    '@context': CONTEXTO,
    '@type': 'ItemList',
    name: titulo,
    url: `${site}${meta.ruta}`,
    itemListElement: servicios.map((servicio, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        ...presentServicio(site, meta.ruta, servicio),
        description: servicio.resumen,
        provider: { '@type': 'ProfessionalService', name: firma.nombre, url: `${site}/` },
      },
    })),
  })
