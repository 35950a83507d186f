import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const locate = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const PACKAGES = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
  tsc: 'typescript',
}

/** The script of a tool, for Node to run. What stands in `.bin` can be started directly on some systems and not on others. */
export function findTool(name) {
  const folder = `node_modules/${PACKAGES[name] ?? name}`
  const { bin } = JSON.parse(readFileSync(locate(`${folder}/package.json`), 'utf8'))
  return locate(`${folder}/${typeof bin === 'string' ? bin : bin[name]}`)
}

/** The pinned Node. On Windows a file of the same name without ending stands beside it, and is empty. */
export const findNode = () =>
  ['node.exe', 'node'].map((name) => locate(`node_modules/node/bin/${name}`)).find(existsSync)
