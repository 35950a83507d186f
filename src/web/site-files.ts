import { manifest } from './content/firma.ts'
import type { SiteConfig } from './lib/site-config.ts'

interface SiteFile {
  type: string
  body: string
}

function renderManifest({ basePath }: SiteConfig): SiteFile {
  const icons = manifest.icons.map((icon) => ({ ...icon, src: `${basePath}/${icon.src}` }))
  const body = { ...manifest, id: `${basePath}/`, start_url: `${basePath}/`, scope: `${basePath}/`, icons }
  return { type: 'application/manifest+json', body: JSON.stringify(body) }
}

/** Files whose text depends on where the site stands, by their path below the prefix. */
export function renderSiteFiles(config: SiteConfig): Record<string, SiteFile> {
  return { 'manifest.webmanifest': renderManifest(config) }
}
