import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryName } from '#contract/page.ts'

/** What Vite writes about the files it built, by their source. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** Of a program that has all of them in one file. */
const ALL_STYLES = 'style.css'

/** Of one program. */
export function readManifest(clientDir: string, program: EntryName): Manifest {
  const file = join(clientDir, `.vite/manifest-${program}.json`)
  if (!existsSync(file)) throw new Error('The pages are not built: run npm run build.')
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** What a browser needs to run the given sources. One that stands in no file of its own adds nothing. */
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
