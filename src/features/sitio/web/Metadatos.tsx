import { firma, imagenParaCompartir } from '#web/content/firma.ts'
import type { Meta } from '#web/content/tipos.ts'
import { useSiteConfig } from '#web/lib/site.tsx'

/** What search engines and shared links read; React moves these elements into the head. */
export function Metadatos({ meta }: { meta: Meta }) {
  const { publicUrl, basePath } = useSiteConfig()
  const site = `${publicUrl}${basePath}`
  const url = `${site}${meta.ruta}`
  const titulo = meta.ruta === '/' ? meta.titulo : `${meta.titulo} | ${firma.nombre}`
  const imagen = imagenParaCompartir
  return (
    <>
      <title>{titulo}</title>
      <meta name="description" content={meta.descripcion} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={firma.nombre} />
      <meta property="og:locale" content={firma.localizacion} />
      <meta property="og:title" content={meta.titulo} />
      <meta property="og:description" content={meta.descripcion} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${site}/${imagen.archivo}`} />
      <meta property="og:image:width" content={`${imagen.ancho}`} />
      <meta property="og:image:height" content={`${imagen.alto}`} />
      <meta property="og:image:alt" content={imagen.descripcion} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
