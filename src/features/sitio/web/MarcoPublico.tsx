import type { ReactNode } from 'react'
import { formatEnlaceDeWhatsApp, formatTel, listRedes } from '#domain/firma/firma.ts'
import { formatMailto } from '#domain/texto/mailto.ts'
import { imagenParaCompartir, producto } from '#web/content/producto.ts'
import type { Meta } from '#web/content/tipos.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { Isla } from '#web/lib/isla.tsx'
import { useFirma, useSiteConfig } from '#web/lib/site.tsx'
import { Logotipo } from '#web/ui/Logotipo.tsx'
import { BarraSuperior } from './BarraSuperior.isla.tsx'
import styles from './MarcoPublico.module.css'
import pieStyles from './Pie.module.css'
import { PieDeLinea } from './PieDeLinea.tsx'
import { Saltar } from './Saltar.tsx'
import { useLineas } from './use-lineas.ts'
import { usePie } from './use-textos.ts'

/** Elements that search engines and shared links read; React moves these elements into the head. */
function Metadatos({ meta }: { meta: Meta }) {
  const { publicUrl, basePath, firma } = useSiteConfig()
  const site = `${publicUrl}${basePath}`
  const url = `${site}${meta.ruta}`
  const titulo = meta.ruta === '/' ? meta.titulo : `${meta.titulo} | ${firma.nombre}`
  const imagen = imagenParaCompartir
  const { compartida } = firma.imagenes
  const isPropia = compartida !== undefined
  const direccion = isPropia ? `${publicUrl}${compartida}` : `${site}/${imagen.archivo}`
  const dice = isPropia ? firma.nombre : `${firma.nombre}. ${imagen.descripcion}`
  return (
    <>
      <title>{titulo}</title>
      <meta name="description" content={meta.descripcion} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={firma.nombre} />
      <meta property="og:locale" content={producto.localizacion} />
      <meta property="og:title" content={meta.titulo} />
      <meta property="og:description" content={meta.descripcion} />
      <meta property="og:url" content={url} />
      {(isPropia || firma.deFabrica) && (
        <>
          <meta property="og:image" content={direccion} />
          <meta property="og:image:width" content={`${imagen.ancho}`} />
          <meta property="og:image:height" content={`${imagen.alto}`} />
          <meta property="og:image:alt" content={dice} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

function Pie() {
  const firma = useFirma()
  const lineas = useLineas().map(({ titulo, ruta }) => ({ texto: titulo, ruta }))
  const pie = usePie()
  return (
    <footer id="pie" className={pieStyles.pie}>
      <Enlace to="/" className={pieStyles.marca}>
        <Logotipo nombre={firma.nombre} logo={firma.imagenes.oscuro} />
      </Enlace>
      <div className={pieStyles.filas}>
        {pie.columnas.map(({ titulo, enlaces }) => (
          <nav key={titulo} aria-label={titulo}>
            <h2>{titulo}</h2>
            <ul>
              {(enlaces ?? lineas).map(({ texto, ruta }) => (
                <li key={ruta}>
                  <Enlace to={ruta}>{texto}</Enlace>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>{pie.contacto}</h2>
          <address>
            <ul>
              <li>
                <a href={formatMailto(firma.correo)}>{firma.correo}</a>
              </li>
              {firma.telefono && (
                <li>
                  <a href={formatTel(firma.telefono)}>{firma.telefono}</a>
                </li>
              )}
              {firma.whatsapp && (
                <li>
                  <a href={formatEnlaceDeWhatsApp(firma.whatsapp)}>WhatsApp</a>
                </li>
              )}
              {listRedes(firma).map(({ nombre, url }) => (
                <li key={nombre}>
                  <a href={url}>{nombre}</a>
                </li>
              ))}
              <li>{firma.ciudad}</li>
            </ul>
          </address>
        </div>
      </div>
      <div className={pieStyles.legal}>
        <span>
          © {producto.anio} {firma.razonSocial || firma.nombre}
        </span>
        <span className="cifra">
          {pie.version} {producto.version}
        </span>
      </div>
    </footer>
  )
}

interface MarcoPublicoProps {
  meta: Meta
  /** The entry of the bar that leads to this page. */
  actual?: string
  /** Stands before the bar, on the home page. */
  portada?: ReactNode
  children: ReactNode
}

/** The frame of every public page. */
export function MarcoPublico({ meta, actual, portada, children }: MarcoPublicoProps) {
  return (
    <div className={styles.sitio}>
      <Metadatos meta={meta} />
      <Saltar />
      {portada}
      <Isla archivo="features/sitio/web/BarraSuperior.isla.tsx">
        <BarraSuperior actual={actual} enInicio={portada !== undefined} />
      </Isla>
      <main id="contenido" className={styles.contenido} tabIndex={-1}>
        {children}
      </main>
      {portada === undefined ? <PieDeLinea /> : <Pie />}
    </div>
  )
}
