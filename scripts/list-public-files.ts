// The built files that public pages load, found by walking the client's manifest from their routes.
import { readFileSync } from 'node:fs'
import { PUBLIC_PAGES } from '../src/web/public-pages.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export const publicRouteFiles: readonly string[] = Object.keys(PUBLIC_PAGES).map(
  (page) => `src/web/routes/${page}.tsx`,
)

/** The scripts and styles that a browser needs to show the given routes. */
export function listFiles(clientDir: string, routes: readonly string[]): Set<string> {
  const manifest = JSON.parse(readFileSync(`${clientDir}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    Chunk
  >
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const file of chunk.css ?? []) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of ['src/web/entry-client.tsx', ...routes]) visit(key)
  return files
}
