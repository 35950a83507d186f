import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { FindEntry, WebModule } from '../../contract/page.ts'
import { listFiles, type Manifest } from './manifest.ts'

type PageStream = { pipe(destination: NodeJS.WritableStream): unknown }

/** Where pages come from: the built bundle, or Vite while developing. */
export interface WebBundle {
  /** Folder of built files to serve, if any. */
  clientDir: string | null
  load(): Promise<WebModule<PageStream>>
  findEntry: FindEntry
  register?(app: FastifyInstance): Promise<void>
}

/** Styles and scripts of the matched screens, found by walking the client's manifest from their files. */
function createEntryFinder(manifest: Manifest, basePath: string): FindEntry {
  const address = (file: string) => `${basePath}/${file}`
  return (name, routeIds) => {
    const entry = `src/web/entry-${name}.tsx`
    const { scripts, styles } = listFiles(manifest, [entry, ...routeIds.map((id) => `src/web/${id}`)])
    const { file } = manifest[entry]!
    const preloads = scripts.filter((script) => script !== file)
    return {
      script: address(file),
      assets: { styles: styles.map(address), preloads: preloads.map(address) },
    }
  }
}

export function openBuiltBundle(projectDir: string, basePath: string): WebBundle {
  const clientDir = join(projectDir, 'dist/client')
  const manifestFile = join(clientDir, '.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('The pages are not built: run npm run build.')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  // The bundle completes the addresses of its files with this prefix.
  Object.assign(globalThis, { __BASE_PATH__: basePath })
  const module = import(pathToFileURL(join(projectDir, 'dist/server/entry-server.js')).href)
  return {
    clientDir,
    load: () => module,
    findEntry: createEntryFinder(manifest, basePath),
  }
}
