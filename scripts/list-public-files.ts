// The built files that public pages load, found by walking the client's manifest from their routes.
import { readdirSync, readFileSync } from 'node:fs'
import { listFiles } from '../src/server/ssr/manifest.ts'
import { PUBLIC_PAGES } from '../src/web/public-pages.ts'

export const publicRouteFiles: readonly string[] = Object.keys(PUBLIC_PAGES).map(
  (page) => `src/web/routes/${page}.tsx`,
)

/** The scripts and styles that a browser needs to show the given routes. */
export function listFilesOfRoutes(clientDir: string, routes: readonly string[]): Set<string> {
  const manifest = JSON.parse(readFileSync(`${clientDir}/.vite/manifest.json`, 'utf8'))
  const sources = ['src/web/entry-client.tsx', ...routes]
  for (const source of sources) if (!manifest[source]) throw new Error(`The build has no ${source}.`)
  const { scripts, styles } = listFiles(manifest, sources)
  return new Set([...scripts, ...styles])
}

const FONTS = /^(instrument-sans|bricolage-grotesque-700)-es-.*\.woff2$/

/** What the service worker keeps: the admin's files and the hero's video stay out. Names carry a hash, so no revision. */
export function listPrecached(clientDir: string): { url: string; revision: null }[] {
  const fonts = readdirSync(`${clientDir}/assets`).filter((file) => FONTS.test(file))
  const files = [...listFilesOfRoutes(clientDir, publicRouteFiles), ...fonts.map((file) => `assets/${file}`)]
  return files.sort().map((url) => ({ url, revision: null }))
}
