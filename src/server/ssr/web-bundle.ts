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
  findEntry: FindEntry
  onError: (error: unknown) => void
}

/** The programs that run in a browser: the whole site, or the survey alone, which is a fraction of it. */
export type EntryName = 'client' | 'encuesta'

/** What a page of that program loads, with the screens of the given routes. */
export type FindEntry = (name: EntryName, routeIds: string[]) => { script: string; assets: PageAssets }

export type PageAnswer =
  | { redirect: string; status: number }
  | {
      status: number
      /** The same for everybody who comes without a cookie. */
      fixed: boolean
      stream: Promise<{ pipe(destination: NodeJS.WritableStream): void }>
    }

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
  findEntry: FindEntry
  register?(app: FastifyInstance): Promise<void>
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** Styles and scripts of the matched screens, found by walking the client's manifest from their files. */
function createEntryFinder(manifest: Record<string, ManifestChunk>, basePath: string): FindEntry {
  const address = (file: string) => `${basePath}/${file}`
  return (name, routeIds) => {
    const entry = `src/web/entry-${name}.tsx`
    const styles = new Set<string>()
    const scripts = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk || scripts.has(chunk.file)) return
      scripts.add(chunk.file)
      for (const imported of chunk.imports ?? []) visit(imported)
      for (const file of chunk.css ?? []) styles.add(file)
    }
    for (const key of [entry, ...routeIds.map((id) => `src/web/${id}`)]) visit(key)
    const { file } = manifest[entry]!
    scripts.delete(file)
    return {
      script: address(file),
      assets: { styles: [...styles].map(address), preloads: [...scripts].map(address) },
    }
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
    findEntry: createEntryFinder(manifest, basePath),
  }
}
