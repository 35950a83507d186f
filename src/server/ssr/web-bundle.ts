import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'

/**
 * The shapes that cross between server and web. They are declared here and not imported: `web` and `server` never
 * import each other, and this folder is the only place that loads the built bundle.
 */
export interface PageAssets {
  styles: string[]
  preloads: string[]
}

export interface PageRequest {
  url: string
  config: { basePath: string; apiUrl: string; publicUrl: string; timeZone: string; production: boolean }
  nonces: { script: string; style: string }
  cookies: Record<string, string | undefined>
  send: (query: string, variables: unknown) => Promise<unknown>
  entryScript: string
  findAssets: (routeIds: string[]) => PageAssets
  onError: (error: unknown) => void
}

export type PageAnswer =
  | { redirect: string; status: number }
  | { status: number; stream: Promise<{ pipe(destination: NodeJS.WritableStream): void }> }

export interface SiteFile {
  type: string
  body: string
}

export interface WebModule {
  render(page: PageRequest): Promise<PageAnswer>
  /** Small files that name addresses of the site, such as the web manifest, by their path below the prefix. */
  renderSiteFiles(config: PageRequest['config']): Record<string, SiteFile>
}

/** Where pages come from: the built bundle, or Vite while developing. */
export interface WebBundle {
  /** Folder of built files to serve, if any. */
  clientDir: string | null
  load(): Promise<WebModule>
  entryScript: string
  findAssets(routeIds: string[]): PageAssets
  register?(app: FastifyInstance): Promise<void>
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

const ENTRY = 'src/web/entry-client.tsx'

/** Styles and scripts of the matched screens, found by walking the client's manifest from their files. */
function createAssetFinder(manifest: Record<string, ManifestChunk>, basePath: string) {
  return (routeIds: string[]): PageAssets => {
    const styles = new Set<string>()
    const scripts = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk || scripts.has(chunk.file)) return
      scripts.add(chunk.file)
      for (const imported of chunk.imports ?? []) visit(imported)
      for (const file of chunk.css ?? []) styles.add(file)
    }
    for (const key of [ENTRY, ...routeIds.map((id) => `src/web/${id}`)]) visit(key)
    scripts.delete(manifest[ENTRY]!.file)
    const address = (file: string) => `${basePath}/${file}`
    return { styles: [...styles].map(address), preloads: [...scripts].map(address) }
  }
}

export function openBuiltBundle(projectDir: string, basePath: string): WebBundle {
  const clientDir = join(projectDir, 'dist/client')
  const manifestFile = join(clientDir, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('The pages are not built: run npm run build.')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>
  // The bundle completes the addresses of its files with this prefix.
  Object.assign(globalThis, { __BASE_PATH__: basePath })
  const module = import(
    pathToFileURL(join(projectDir, 'dist/server/entry-server.js')).href
  ) as Promise<WebModule>
  return {
    clientDir,
    load: () => module,
    entryScript: `${basePath}/${manifest[ENTRY]!.file}`,
    findAssets: createAssetFinder(manifest, basePath),
  }
}
