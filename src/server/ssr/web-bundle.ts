import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { EntryName, FindEntry, WebModule } from '#contract/page.ts'

/** Vite's list of the files it built, by their source. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The styles of a program that has all of them in one file. */
const ALL_STYLES = 'style.css'

/** The files of one program. */
export function readManifest(clientDir: string, program: EntryName): Manifest {
  const file = join(clientDir, `.vite/manifest-${program}.json`)
  if (!existsSync(file)) throw new Error('The pages are not built: run npm run build.')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** Files that a browser needs to run the given sources. One that stands in no file of its own adds nothing. */
export function listFiles(
  manifest: Manifest,
  sources: readonly string[],
): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>(manifest[ALL_STYLES] ? [manifest[ALL_STYLES].file] : [])
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  for (const source of sources) visit(source)
  return { scripts: [...scripts], styles: [...styles] }
}

type PageStream = { pipe(destination: NodeJS.WritableStream): unknown }

/** Where pages come from: the built bundle, or Vite while developing. */
export interface WebBundle {
  /** Folder of built files to serve, if any. */
  clientDir: string | null
  load(): Promise<WebModule<PageStream>>
  findEntry: FindEntry
  register?(app: FastifyInstance): Promise<void>
}

const ENTRIES: Record<EntryName, string> = {
  client: 'src/web/entry-client.tsx',
  sitio: 'src/web/entry-sitio.ts',
  encuesta: 'src/web/entry-encuesta.tsx',
}

/** Styles and scripts of the matched screens, found by walking the manifest of their program from their files. */
function createEntryFinder(clientDir: string, basePath: string): FindEntry {
  const manifests = {
    client: readManifest(clientDir, 'client'),
    sitio: readManifest(clientDir, 'sitio'),
    encuesta: readManifest(clientDir, 'encuesta'),
  }
  const address = (file: string) => `${basePath}/${file}`
  return (name, sources) => {
    const entry = ENTRIES[name]
    const manifest = manifests[name]
    const { scripts, styles } = listFiles(manifest, [entry, ...sources.map((id) => `src/${id}`)])
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
  const findEntry = createEntryFinder(clientDir, basePath)
  // The bundle completes the addresses of its files with this prefix.
  Object.assign(globalThis, { __BASE_PATH__: basePath })
  const module = import(pathToFileURL(join(projectDir, 'dist/server/entry-server.js')).href)
  return {
    clientDir,
    load: () => module,
    findEntry,
  }
}
