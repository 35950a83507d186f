import type { FirmaDePagina } from '#contract/page.ts'
import { FIRMA_DE_FABRICA, listRedes } from '#domain/firma/firma.ts'
import { imagenParaCompartir, producto } from '#web/content/producto.ts'
import type { LineaDeServicio, NombreDeServicio, PaginaDeServicio } from '#web/content/tipos.ts'
import { formatRutaDeServicio } from './barra.ts'

const CONTEXTO = 'https://schema.org'
/** Numbers of the address that comes with the product, which says them in words. */
const HORARIO = 'Mo-Fr 08:00-17:00'

const idDeFirma = (site: string) => `${site}/#firma`

const presentServicio = (site: string, ruta: string, { slug, titulo }: NombreDeServicio) => ({
  '@type': 'Service',
  name: titulo,
  url: `${site}${formatRutaDeServicio(ruta, slug)}`,
  provider: { '@id': idDeFirma(site) },
})

/** The firm with everything it offers. `site` is origin and prefix. */
export const presentFirma =
  (firma: FirmaDePagina, descripcion: string, lineas: readonly LineaDeServicio[]) => (site: string) => ({
    '@context': CONTEXTO,
    '@type': 'ProfessionalService',
    '@id': idDeFirma(site),
    name: firma.nombre,
    ...(firma.razonSocial && { legalName: firma.razonSocial }),
    description: descripcion,
    url: `${site}/`,
    ...(firma.imagenes.logo && { logo: new URL(firma.imagenes.logo, site).href }),
    ...(firma.deFabrica &&
      !firma.imagenes.logo && {
        logo: `${site}/icon-512.png`,
        image: `${site}/${imagenParaCompartir.archivo}`,
      }),
    email: firma.correo,
    ...(firma.telefono && { telephone: firma.telefono }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: firma.ciudad,
      addressCountry: producto.pais,
    },
    areaServed: producto.pais,
    ...(firma.direccion === FIRMA_DE_FABRICA.direccion && { openingHours: HORARIO }),
    ...(listRedes(firma).length > 0 && { sameAs: listRedes(firma).map(({ url }) => url) }),
    availableLanguage: producto.idioma,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Servicios',
      itemListElement: lineas.map(({ ruta, titulo, proposito, servicios }) => ({
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
  ({ meta, titulo, servicios }: PaginaDeServicio, { nombre }: FirmaDePagina) =>
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
        provider: { '@type': 'ProfessionalService', name: nombre, url: `${site}/` },
      },
    })),
  })
