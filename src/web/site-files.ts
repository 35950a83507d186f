import type { SiteConfig, SiteFile, SitioDePagina, WebModule } from '#contract/page.ts'
import { fillTextos } from '#domain/sitio/contenido.ts'
import { home } from './content/home.ts'
import { createManifest } from './content/producto.ts'
import { publicPaths } from './public-pages.ts'

function renderManifest({ basePath, firma }: SiteConfig, { textos }: SitioDePagina): SiteFile {
  const manifest = createManifest(firma, fillTextos(home, 'home', textos).descripcion)
  const { icono } = firma.imagenes
  const icons = icono
    ? ['any', 'maskable'].map((purpose) => ({
        src: icono,
        sizes: '512x512',
        type: 'image/png',
        purpose,
      }))
    : manifest.icons.map((icon) => ({ ...icon, src: `${basePath}/${icon.src}` }))
  const body = { ...manifest, id: `${basePath}/`, start_url: `${basePath}/`, scope: `${basePath}/`, icons }
  return { type: 'application/manifest+json', body: JSON.stringify(body) }
}

function renderSitemap({ publicUrl, basePath }: SiteConfig): SiteFile {
  const urls = publicPaths.map((path) => `<url><loc>${publicUrl}${basePath}${path}</loc></url>`)
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return { type: 'application/xml; charset=utf-8', body }
}

/** Staff's pages and the API. The survey stands under /admin too: its address is for who was invited. */
const PRIVATE_PATHS = ['/admin', '/dashboard', '/login', '/api/']

function renderRobots({ publicUrl, basePath }: SiteConfig): SiteFile {
  const lines = [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${basePath}${path}`),
    '',
    `Sitemap: ${publicUrl}${basePath}/sitemap.xml`,
    '',
  ]
  return { type: 'text/plain; charset=utf-8', body: lines.join('\n') }
}

/** Files whose text depends on where the site stands, by their path below the prefix. */
export const renderSiteFiles: WebModule<never>['renderSiteFiles'] = (config, sitio) => ({
  'manifest.webmanifest': renderManifest(config, sitio),
  'sitemap.xml': renderSitemap(config),
  'robots.txt': renderRobots(config),
})
