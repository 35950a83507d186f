// What only benches use stands in a package of its own, so that nobody else installs its 140 packages. It has no types
// here: a bench says what it takes of a tool.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const { resolve } = createRequire(new URL('../tools/package.json', import.meta.url))

export async function importTool<Tool>(name: string): Promise<Tool> {
  const { default: tool } = await import(pathToFileURL(resolve(name)).href)
  return tool
}
