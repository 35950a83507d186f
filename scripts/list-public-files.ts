// The built files that public pages load: the styles of their routes, and the scripts of the site's own program.
import { globSync, readdirSync } from 'node:fs'
import { listFiles, readManifest } from '../src/server/ssr/web-bundle.ts'
import { PUBLIC_PAGES } from '../src/web/public-pages.ts'

export const publicRouteFiles: readonly string[] = Object.keys(PUBLIC_PAGES).map(
  (page) => `src/web/routes/sitio/${page}.tsx`,
)

/** With slashes on every system, as manifests name them. */
export const listSources = (pattern: string): string[] =>
  globSync(pattern).map((path) => path.replaceAll('\\', '/'))

/** The program of the public pages, with every island that stands in one of them. */
const PROGRAM = [
  'src/web/entry-sitio.ts',
  'src/web/hydrate-isla.tsx',
  ...listSources('src/features/sitio/web/*.isla.tsx'),
]

/** The scripts and styles that a browser needs to show the given public pages. */
export function listFilesOfRoutes(clientDir: string, routes: readonly string[]): Set<string> {
  const manifest = readManifest(clientDir, 'sitio')
  for (const source of [...PROGRAM, ...routes])
    if (!manifest[source]) throw new Error(`The build has no ${source}.`)
  const { scripts } = listFiles(manifest, PROGRAM)
  const { styles } = listFiles(manifest, [...PROGRAM, ...routes])
  return new Set([...scripts, ...styles])
}

const FONTS = ['instrument-sans-es-', 'bricolage-grotesque-700-es-']
const isFont = (file: string) => file.endsWith('.woff2') && FONTS.some((name) => file.startsWith(name))

/** What the service worker keeps: the admin's files and the hero's video stay out. Names carry a hash, so no revision. */
export function listPrecached(clientDir: string): { url: string; revision: null }[] {
  const fonts = readdirSync(`${clientDir}/assets`).filter(isFont)
  const files = [...listFilesOfRoutes(clientDir, publicRouteFiles), ...fonts.map((file) => `assets/${file}`)]
  return files.sort().map((url) => ({ url, revision: null }))
}
