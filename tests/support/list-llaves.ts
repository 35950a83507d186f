import { readdirSync } from 'node:fs'

/** Files of keys; beside them stands how often each climate was published. */
export const listLlaves = (dir: string): string[] =>
  readdirSync(dir).filter((name) => name.endsWith('.llave'))
