import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/**
 * What a thread or process of ours gets of the environment: no secret, only where compiled modules are kept. Without it
 * each one would read TypeScript anew, which takes longer than many a document.
 */
export function getHelperEnv(): { NODE_COMPILE_CACHE?: string } {
  const ofThisVersion = getCompileCacheDir()
  return ofThisVersion ? { NODE_COMPILE_CACHE: dirname(ofThisVersion) } : {}
}
